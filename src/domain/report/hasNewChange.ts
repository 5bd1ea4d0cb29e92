import type { PlatformOrAll } from '../platforms.ts'
import type { GroupedReport } from './groupReport.ts'
import { MEASURES, type Measure } from '../metrics.ts'
import { changeAt } from './reportFigures.ts'

/**
 * Whether a change of these rows, by default of the totals in row 0, has no earlier figure. The page says so once; the
 * changes themselves are dashes.
 */
export function hasNewChange(
  report: GroupedReport,
  platforms: readonly PlatformOrAll[],
  measures: readonly Measure[] = MEASURES,
  rows: ArrayLike<number> = [0],
): boolean {
  if (report.earlier === null) return false
  return Array.from(rows).some((row) =>
    platforms.some((platform) => measures.some((measure) => changeAt(report, row, platform, measure) === 'new')),
  )
}
