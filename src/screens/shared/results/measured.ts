import type { MetricValue } from '#components/data/MetricCard/metricValue.ts'
import type { PlatformOrAll } from '#domain/metrics.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { changeAt, isRatio, measureAt, type Measure } from '#domain/report/reportFigures.ts'

/** A figure of a report's first row as it is shown, with its change where there is something to compare with. */
export function measured(
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
