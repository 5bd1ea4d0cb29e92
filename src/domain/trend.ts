import type { Day } from './day.ts'
import { addCounts } from './metrics.ts'
import type { ReportRow } from './reportRows.ts'

/** Clicks of one title, one value per day (or month) of the period; null if nothing was served. */
export type Trend = readonly (number | null)[]

/** Trends by title id: missing while they load, null if that failed. */
export type TitleTrends = ReadonlyMap<number, Trend | null>

/**
 * Sums report rows of campaigns into one trend per title.
 * @param titleOf title id by campaign id; rows of unknown campaigns are ignored
 * @param points days (or first days of months) of the trend, in order
 */
export function trendsByTitle(
  titleIds: readonly number[],
  rows: Iterable<ReportRow>,
  titleOf: ReadonlyMap<number, number>,
  points: readonly Day[],
): Map<number, Trend> {
  const indexOf = new Map(points.map((day, index) => [day, index]))
  const lines = new Map(titleIds.map((id) => [id, new Array<number | null>(points.length).fill(null)]))
  for (const row of rows) {
    const index = indexOf.get(row.day)
    const line = lines.get(titleOf.get(row.refkey) ?? Number.NaN)
    if (index === undefined || line === undefined) continue
    line[index] = addCounts(line[index] ?? null, row.clicks)
  }
  return lines
}
