import type { MetricValue } from '#components/data/MetricCard/metricValue.ts'
import type { PlatformOrAll } from '#domain/platforms.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { changeAt, isRatio, measureAt, type Measure } from '#domain/report/reportFigures.ts'

/** A measure from a report's totals (row 0) for display, with its change if there is a comparison. */
export function measureValue(
  totals: GroupedReport,
  platform: PlatformOrAll,
  measure: Measure,
  compared = true,
): MetricValue {
  return {
    value: measureAt(totals.now, 0, platform, measure),
    format: isRatio(measure) ? 'pct' : 'int',
    ...(totals.earlier !== null && compared && { change: changeAt(totals, 0, platform, measure) }),
  }
}
