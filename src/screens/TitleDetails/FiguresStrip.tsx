import { MetricCard, type MetricCardProps } from '#components/data/MetricCard/MetricCard.tsx'
import { MetricStrip } from '#components/data/MetricCard/MetricStrip.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import type { Loadable } from '#domain/loadable.ts'
import { resultsText } from '#domain/messages/results.ts'
import { titleText } from '#domain/messages/titles.ts'
import { PLATFORMS, ratio, type PlatformOrAll } from '#domain/metrics.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { countAt, hasFigures, type Measure } from '#domain/report/reportFigures.ts'
import { totalsOf } from '#domain/report/totalsOf.ts'
import { measureValue } from '#screens/shared/results/measureValue.ts'

export interface FiguresStripProps {
  report: Loadable<GroupedReport>
}

const COLUMNS: readonly PlatformOrAll[] = ['all', ...PLATFORMS]
const LINES: readonly Measure[] = ['impressions', 'conversions', 'ctr', 'rate']

/** Figures of a period side by side: all platforms, then each, including those without ads. */
export function FiguresStrip({ report }: FiguresStripProps) {
  return (
    <Resource resource={report} noun={titleText.figures.failureNoun} framed skeleton={<Strip report={null} />}>
      {(data) => <Strip report={data} />}
    </Resource>
  )
}

function Strip({ report }: { report: GroupedReport | null }) {
  const totals = report && totalsOf(report)
  return (
    <MetricStrip label={titleText.figures.label}>
      {COLUMNS.map((platform) => (
        <MetricCard key={platform} {...cardOf(platform, totals)} />
      ))}
    </MetricStrip>
  )
}

/** Props of one platform's card; a placeholder without totals. */
function cardOf(platform: PlatformOrAll, totals: GroupedReport | null): MetricCardProps {
  const hasAds = totals === null || hasFigures(totals.now, 0, platform)
  const valueOf = (measure: Measure) =>
    totals === null ? { value: null } : measureValue(totals, platform, measure, hasAds)
  return {
    label: resultsText.platforms[platform],
    platform,
    note:
      platform === 'all' || totals === null
        ? null
        : titleText.figures.share(
            ratio(countAt(totals.now, 0, platform, 'clicks'), countAt(totals.now, 0, 'all', 'clicks')),
          ),
    notInUse: platform !== 'all' && !hasAds,
    unit: resultsText.metrics.clicks.unit,
    figure: valueOf('clicks'),
    lines: LINES.map((measure) => ({
      label: resultsText.metrics[measure].name,
      help: resultsText.metrics[measure].help,
      ...valueOf(measure),
    })),
    loading: totals === null,
  }
}
