import type { ReportStore } from '#domain/report/reportStore.ts'

/** The floor: one pass over the three columns of numbers, adding them up to one. */
export function floorPass({ columns: { clicks, impressions, conversions }, length }: ReportStore): number {
  let sum = 0
  for (let at = 0; at < length; at++) sum += (clicks[at] ?? 0) + (impressions[at] ?? 0) + (conversions[at] ?? 0)
  return sum
}
