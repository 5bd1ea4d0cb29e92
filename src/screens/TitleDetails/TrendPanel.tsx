import { Panel } from '#components/layout/Panel/Panel.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { ResourceStatus } from '#components/feedback/Resource/ResourceStatus.tsx'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { Select } from '#components/inputs/Select/Select.tsx'
import { ChartSkeleton } from '#components/feedback/Skeleton/ChartSkeleton.tsx'
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx'
import { Switch } from '#components/inputs/Switch/Switch.tsx'
import { useIsPrinting } from '#components/lib/useIsPrinting.ts'
import type { Campaign, Title } from '#domain/catalogue.ts'
import { resultsText } from '#domain/messages/results.ts'
import { titleText } from '#domain/messages/title.ts'
import { MEASURE_FACTS, METRICS } from '#domain/metrics.ts'
import { regionName } from '#domain/region.ts'
import { Trend } from '#screens/shared/results/Trend.tsx'
import { TrendExport } from '#screens/shared/results/TrendExport.tsx'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import { TREND_OF } from '#domain/address/titleView.ts'
import type { TitleDetailsScreenProps } from './TitleDetailsScreenProps.ts'

export interface TrendPanelProps extends Pick<
  TitleDetailsScreenProps,
  'report' | 'campaigns' | 'view' | 'onView' | 'countryNames' | 'today'
> {
  isSmall: boolean
  /** Undefined while it loads. */
  title: Title | undefined
}

/** Chart height in pixels. */
const HEIGHT = 300
const { trend } = titleText
const METRIC_OPTIONS = METRICS.map((metric) => ({ value: metric, label: MEASURE_FACTS[metric].name }))
const NO_CAMPAIGNS: readonly Campaign[] = []

/** Trend of a title's figures, with the starts and ends of its campaigns. Works without the campaigns. */
export function TrendPanel({ report, campaigns, view, onView, isSmall, title, countryNames, today }: TrendPanelProps) {
  const { metric, of, compare, period, region } = view
  const platformNames = usePlatformNames()
  const isPrinting = useIsPrinting()
  const shownPeriods = resultsText.sub(period, compare ? 'previous' : 'none', regionName(region, countryNames), today)
  return (
    <Panel
      title={trend.heading}
      titleNote={
        <>
          {isPrinting && <span>{MEASURE_FACTS[metric].name}</span>}
          <SegmentedControl
            size="s"
            label={trend.metric}
            options={METRIC_OPTIONS}
            value={metric}
            onChange={(chosen) => onView({ metric: chosen })}
          />
        </>
      }
      actions={
        <>
          <Select
            size="s"
            label={trend.platform}
            options={TREND_OF.map((value) => ({
              value,
              label: value === 'all' ? trend.all : value === 'each' ? trend.each : platformNames[value],
            }))}
            value={of}
            onChange={(chosen) => onView({ of: chosen })}
          />
          <Switch
            label={isSmall ? trend.compareShort : trend.compare}
            checked={compare}
            onChange={(isOn) => onView({ compare: isOn })}
          />
          <TrendExport
            size="s"
            report={title && report.isComplete ? report.data : undefined}
            campaigns={campaigns.data ?? NO_CAMPAIGNS}
            metric={metric}
            of={of}
            compare={compare}
            fileName={title ? trend.imageName(title.id, metric, region, period) : ''}
            note={title ? `${title.name}. ${shownPeriods}` : ''}
          />
        </>
      }
    >
      {campaigns.failure !== null && (
        <ResourceStatus resource={campaigns} noun={trend.campaignsFailureNoun} errorVariant="strip" />
      )}
      <Resource
        resource={report}
        noun={trend.failureNoun}
        skeleton={
          <Skeleton>
            <ChartSkeleton height={HEIGHT} hasFoot />
          </Skeleton>
        }
      >
        {(data) => (
          <Trend
            report={data}
            campaigns={campaigns.data ?? NO_CAMPAIGNS}
            metric={metric}
            of={of}
            compare={compare}
            height={HEIGHT}
          />
        )}
      </Resource>
    </Panel>
  )
}
