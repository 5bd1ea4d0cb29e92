import { PLATFORMS, type Platform } from '#domain/platforms.ts'
import { DIMENSION_FACTS } from '#domain/report/dimensions.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { hasFigures } from '#domain/report/reportFigures.ts'

/**
 * The platform of each row of a report by ad, campaign or item; null if any row has figures on more than one, or if the
 * report has none of these. A row without figures has no platform.
 */
export function singlePlatforms(report: GroupedReport): readonly (Platform | null)[] | null {
  if (!report.axes.some(({ by }) => DIMENSION_FACTS[by].isOfOnePlatform)) return null
  const { now, earlier } = report
  const platforms: (Platform | null)[] = []
  for (let row = 0; row < report.rows; row++) {
    const used = PLATFORMS.filter(
      (platform) => hasFigures(now, row, platform) || (earlier !== null && hasFigures(earlier, row, platform)),
    )
    if (used.length > 1) return null
    platforms.push(used[0] ?? null)
  }
  return platforms
}
