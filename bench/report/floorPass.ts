import type { ReportStore } from '#domain/report/reportStore.ts'

/** The floor: sums all numbers in one pass. */
export function floorPass({ columns: { figures }, length }: ReportStore): number {
  let [clicks, impressions, conversions] = [0, 0, 0]
  for (let at = 0; at < length; at++) {
    clicks += figures[at * 3] ?? 0
    impressions += figures[at * 3 + 1] ?? 0
    conversions += figures[at * 3 + 2] ?? 0
  }
  return clicks + impressions + conversions
}
