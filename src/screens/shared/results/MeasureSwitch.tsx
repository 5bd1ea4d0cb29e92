import { MetricButton, MetricButtons } from '#components/data/MetricCard/MetricButton.tsx'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { MEASURE_FACTS, MEASURES, type Measure } from '#domain/metrics.ts'
import { measureValue } from './measureValue.ts'

interface MeasureSwitchProps {
  /** Accessible name of the group. */
  label: string
  /** Totals, in row 0; null: not loaded. */
  totals: GroupedReport | null
  loading: boolean
  /** Whether to show changes; false while rows are missing. Default true. */
  showsChange?: boolean
  measure: Measure
  onMeasureChange: (measure: Measure) => void
}

/** The measures of a period with their changes; buttons choose the one shown in the chart. */
export function MeasureSwitch({ label, totals, loading, showsChange, measure, onMeasureChange }: MeasureSwitchProps) {
  return (
    <MetricButtons aria-label={label}>
      {MEASURES.map((option) => (
        <MetricButton
          key={option}
          label={MEASURE_FACTS[option].name}
          figure={totals === null ? { value: null } : measureValue(totals, 'all', option, showsChange)}
          help={MEASURE_FACTS[option].help}
          pressed={option === measure}
          onPress={() => onMeasureChange(option)}
          loading={loading}
        />
      ))}
    </MetricButtons>
  )
}
