import { MetricButton, MetricButtons } from '#components/MetricCard/MetricButton.tsx'
import { changeOf } from '#domain/change.ts'
import { adText } from '#domain/messages/ad.ts'
import { resultsText } from '#domain/messages/results.ts'
import type { Figures } from '#domain/metrics.ts'
import { measure } from '#screens/shared/results/trendLines.ts'
import { AD_METRICS, type AdMetric } from './adView.ts'

interface MetricSwitchProps {
  now: Figures | undefined
  /** Over the period compared with; null: there is none. */
  earlier: Figures | null
  waiting: boolean
  metric: AdMetric
  onMetric: (metric: AdMetric) => void
}

/** The five figures, each with its change; the pressed one is drawn below. */
export function MetricSwitch({ now, earlier, waiting, metric, onMetric }: MetricSwitchProps) {
  return (
    <MetricButtons aria-label={adText.results.metrics}>
      {AD_METRICS.map((each) => {
        const { name, help } = resultsText.metrics[each]
        const value = now === undefined ? null : measure(now, each)
        return (
          <MetricButton
            key={each}
            label={name}
            figure={{ value, format: each === 'ctr' || each === 'rate' ? 'pct' : 'int', ...(earlier !== null && { change: changeOf(value, measure(earlier, each)) }) }}
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
