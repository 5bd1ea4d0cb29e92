import type { ReportStore } from '#domain/report/reportStore.ts'

/** The floor: sums all numbers in one pass. */
export function floorPass({ columns: { figures }, length }: ReportStore): number {
  let [clicks, impressions, conversions] = [0, 0, 0]
  for (let index = 0; index < length; index++) {
    clicks += figures[index * 3] ?? 0
    impressions += figures[index * 3 + 1] ?? 0
    conversions += figures[index * 3 + 2] ?? 0
  }
  return clicks + impressions + conversions
}
