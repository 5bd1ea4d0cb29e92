import { periodLength, type Period } from '../period.ts'

/** What a report can be grouped by, one or several at once; the two of time last. */
export const DIMENSIONS = ['title', 'ad', 'campaign', 'item', 'platform', 'country', 'day', 'month'] as const

export type Dimension = (typeof DIMENSIONS)[number]

/** The length of one step of time. */
export type TimeStep = 'day' | 'month'

export function isTime(dimension: Dimension): dimension is TimeStep {
  return dimension === 'day' || dimension === 'month'
}

/** The most days that are drawn one by one. */
const MOST_DAYS = 184

/** Half a year is drawn day by day, what is longer by month. */
export function stepOf(period: Period): TimeStep {
  return periodLength(period) > MOST_DAYS ? 'month' : 'day'
}
