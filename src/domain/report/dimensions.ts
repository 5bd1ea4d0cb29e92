import { periodLength, type Period } from '../period.ts'

/** Dimensions a report can be grouped by, one or more; time dimensions last. */
export const DIMENSIONS = ['title', 'ad', 'campaign', 'item', 'platform', 'country', 'day', 'month'] as const

export type Dimension = (typeof DIMENSIONS)[number]

/** The step of a time axis. */
export type TimeStep = 'day' | 'month'

export function isTime(dimension: Dimension): dimension is TimeStep {
  return dimension === 'day' || dimension === 'month'
}

/** Whether the members of a dimension belong to titles. */
export const isOfTitles = (dimension: Dimension): boolean =>
  dimension === 'title' || dimension === 'ad' || dimension === 'campaign' || dimension === 'item'

/** Maximum length of a chart by day. */
const MAX_DAYS = 184

/** The default step of charts: days up to half a year, months for longer periods. */
export function stepOf(period: Period): TimeStep {
  return periodLength(period) > MAX_DAYS ? 'month' : 'day'
}
