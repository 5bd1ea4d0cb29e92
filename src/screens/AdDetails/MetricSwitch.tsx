import { MetricButton, MetricButtons } from '#components/MetricCard/MetricButton.tsx'
import { changeOf } from '#domain/change.ts'
import { adText } from '#domain/messages/ad.ts'
import { resultsText } from '#domain/messages/results.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { measureAt } from '#domain/report/reportFigures.ts'
import { AD_METRICS, type AdMetric } from './adView.ts'

interface MetricSwitchProps {
  /** Read at row 0. */
  totals: GroupedReport | undefined
  waiting: boolean
  metric: AdMetric
  onMetric: (metric: AdMetric) => void
}

/** The five figures, each with its change; the pressed one is drawn below. */
export function MetricSwitch({ totals, waiting, metric, onMetric }: MetricSwitchProps) {
  return (
    <MetricButtons aria-label={adText.results.metrics}>
      {AD_METRICS.map((each) => {
        const { name, help } = resultsText.metrics[each]
        const value = totals === undefined ? null : measureAt(totals.now, 0, 'all', each)
        return (
          <MetricButton
            key={each}
            label={name}
            figure={{ value, format: each === 'ctr' || each === 'rate' ? 'pct' : 'int', ...(totals?.earlier && { change: changeOf(value, measureAt(totals.earlier, 0, 'all', each)) }) }}
            help={help}
            pressed={each === metric}
            onPress={() => onMetric(each)}
            loading={waiting}
          />
        )
      })}
    </MetricButtons>
  )
}
