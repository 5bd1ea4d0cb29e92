import { PLATFORMS } from '#domain/platforms.ts'
import type { PeriodRows } from '#domain/report/reportReading.ts'

/** The floor: sums all numbers in one pass. */
export function floorPass({ rows }: PeriodRows): number {
  let sum = 0
  for (const row of rows)
    for (const platform of PLATFORMS) {
      const figures = 'figures' in row ? row.figures[platform] : row
      sum += (figures.clicks ?? 0) + (figures.impressions ?? 0) + (figures.conversions ?? 0)
    }
  return sum
}
