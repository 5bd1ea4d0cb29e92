import { MetricButton, MetricButtons } from '#components/MetricCard/MetricButton.tsx'
import type { MetricValue } from '#components/MetricCard/metricValue.ts'
import { reportText } from '#domain/messages/report.ts'
import { resultsText } from '#domain/messages/results.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { changeAt, measureAt, MEASURES, type Measure } from '#domain/report/reportFigures.ts'
import { isRate } from './chartOf.ts'

interface SummaryProps {
  /** One row of everything; null: it is on its way. */
  summary: GroupedReport | null
  /** Not all rows are here: a change would be one of parts. */
  part: boolean
  measure: Measure
  onMeasure: (measure: Measure) => void
}

/** The figures of the whole period; the pressed one is drawn below, and the changes are of it (visual.md, screen 6). */
export function Summary({ summary, part, measure, onMeasure }: SummaryProps) {
  return (
    <MetricButtons aria-label={reportText.summary}>
      {MEASURES.map((each) => (
        <MetricButton
          key={each}
          label={resultsText.metrics[each].name}
          figure={figureOf(summary, part, each)}
          help={resultsText.metrics[each].help}
          pressed={each === measure}
          onPress={() => onMeasure(each)}
          loading={summary === null}
        />
      ))}
    </MetricButtons>
  )
}

function figureOf(summary: GroupedReport | null, part: boolean, measure: Measure): MetricValue {
  if (summary === null) return { value: null }
  return {
    value: measureAt(summary.now, 0, 'all', measure),
    format: isRate(measure) ? 'pct' : 'int',
    ...(summary.earlier !== null && !part && { change: changeAt(summary, 0, 'all', measure) }),
  }
}
