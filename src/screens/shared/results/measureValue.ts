import type { MetricValue } from '#components/data/MetricCard/metricValue.ts'
import type { PlatformOrAll } from '#domain/platforms.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { MEASURE_FACTS, type Measure } from '#domain/metrics.ts'
import { changeAt, measureAt } from '#domain/report/reportFigures.ts'

/** A measure from a report's totals (row 0) for display, with its change if there is a comparison. */
export function measureValue(
  totals: GroupedReport,
  platform: PlatformOrAll,
  measure: Measure,
  compared = true,
): MetricValue {
  return {
    value: measureAt(totals.now, 0, platform, measure),
    format: MEASURE_FACTS[measure].format,
    ...(totals.earlier !== null && compared && { change: changeAt(totals, 0, platform, measure) }),
  }
}
