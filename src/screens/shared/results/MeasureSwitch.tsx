import { MetricButton, MetricButtons } from '#components/data/MetricCard/MetricButton.tsx'
import { resultsText } from '#domain/messages/results.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { MEASURES, type Measure } from '#domain/report/reportFigures.ts'
import { measured } from './measured.ts'

interface MeasureSwitchProps {
  /** What a screen reader calls them together. */
  label: string
  /** One row of everything; null: it is not here. */
  totals: GroupedReport | null
  /** It is on its way. */
  loading: boolean
  /** false: not all rows are here, and a change would be one of parts. */
  compared?: boolean
  measure: Measure
  onMeasure: (measure: Measure) => void
}

/** The five figures of a period, each with its change; the pressed one is drawn below (visual.md, screens 5 and 6). */
export function MeasureSwitch({ label, totals, loading, compared, measure, onMeasure }: MeasureSwitchProps) {
  return (
    <MetricButtons aria-label={label}>
      {MEASURES.map((each) => (
        <MetricButton
          key={each}
          label={resultsText.metrics[each].name}
          figure={totals === null ? { value: null } : measured(totals, 'all', each, compared)}
          help={resultsText.metrics[each].help}
          pressed={each === measure}
          onPress={() => onMeasure(each)}
          loading={loading}
        />
      ))}
    </MetricButtons>
  )
}
