/** What a report can be grouped by, one or several at once; the two of time last. */
export const DIMENSIONS = ['title', 'ad', 'campaign', 'item', 'platform', 'country', 'day', 'month'] as const

export type Dimension = (typeof DIMENSIONS)[number]

/** The length of one step of time. */
export type TimeStep = 'day' | 'month'

export function isTime(dimension: Dimension): dimension is TimeStep {
  return dimension === 'day' || dimension === 'month'
}
