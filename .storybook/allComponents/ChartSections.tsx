import { useState } from 'react'
import { ArtworkStage } from '#components/data/ArtworkStage/ArtworkStage.tsx'
import { MetricButton, MetricButtons } from '#components/data/MetricCard/MetricButton.tsx'
import { MetricCard } from '#components/data/MetricCard/MetricCard.tsx'
import { MetricStrip } from '#components/data/MetricCard/MetricStrip.tsx'
import { StackedColumns } from '#components/charts/StackedColumns/StackedColumns.tsx'
import type { StackedSeries } from '#components/charts/StackedColumns/StackedSeries.ts'
import { TrendChart } from '#components/charts/TrendChart/TrendChart.tsx'
import {
  sampleSingle,
  sampleCompared,
  sampleDays,
  sampleEarlierDays,
  sampleEvents,
} from '#components/charts/testing/chartSamples.ts'
import { SheetSection } from './SheetSection.tsx'

const PLATFORMS = [
  ['gad', 'Google', 17_235, 0.078],
  ['mad', 'Meta', 11_919, -0.001],
  ['pad', 'Pinterest', null, null],
] as const
const METRICS = [
  ['Clicks', 195_491, 0.18],
  ['Impressions', 12_358_272, 0.182],
  ['Conversions', 8265, 'new'],
] as const
const STACKED: StackedSeries[] = sampleCompared.map((line, index) => ({
  ...line,
  platform: PLATFORMS[index]?.[0] ?? 'pad',
}))
const PICTURE = { url: null, alt: '', title: 'Midnight, Whitby' }

/** Metric cards, charts and artwork. */
export function ChartSections() {
  const [metric, setMetric] = useState('Clicks')
  return (
    <>
      <SheetSection title="Results by platform" span={3}>
        <MetricStrip label="Results by platform">
          <MetricCard
            label="All platforms"
            platform="all"
            figure={{ value: 30_650, change: 0.045 }}
            unit="clicks"
            lines={[
              { label: 'Impressions', value: 1_538_645, change: 0.047 },
              { label: 'CTR', value: 0.0199, format: 'pct', change: -0.002 },
            ]}
          />
          {PLATFORMS.map(([platform, label, value, change]) => (
            <MetricCard
              key={platform}
              label={label}
              platform={platform}
              figure={{ value, change }}
              unit="clicks"
              notInUse={value === null}
              lines={[
                { label: 'Impressions', value: value && value * 40, change },
                { label: 'CTR', value: 0.025, format: 'pct', change },
              ]}
            />
          ))}
        </MetricStrip>
      </SheetSection>
      <SheetSection title="Trend" span={3} panel>
        <TrendChart
          label="Clicks per day"
          days={sampleDays}
          series={sampleSingle}
          earlierDays={sampleEarlierDays}
          events={sampleEvents}
          isLastIncomplete
          height={240}
        />
      </SheetSection>
      <SheetSection title="Stacked columns" span={2} panel>
        <MetricButtons aria-label="Metric">
          {METRICS.map(([label, value, change]) => (
            <MetricButton
              key={label}
              label={label}
              figure={{ value, change }}
              pressed={label === metric}
              onPress={() => setMetric(label)}
            />
          ))}
        </MetricButtons>
        <StackedColumns
          label="Clicks per day by platform"
          days={sampleDays}
          series={STACKED}
          earlierDays={sampleEarlierDays}
          height={220}
        />
      </SheetSection>
      <SheetSection title="Artwork on a lit stage">
        <ArtworkStage {...PICTURE} lit />
      </SheetSection>
    </>
  )
}
