import { MetricCard, type MetricCardProps } from '#components/MetricCard/MetricCard.tsx'
import { MetricStrip } from '#components/MetricCard/MetricStrip.tsx'
import { Resource } from '#components/Resource/Resource.tsx'
import { changeOf } from '#domain/change.ts'
import type { Loadable } from '#domain/loadable.ts'
import { resultsText, type Measure } from '#domain/messages/results.ts'
import { titleText } from '#domain/messages/title.ts'
import { figuresOf, PLATFORMS, ratio, type PlatformOrAll } from '#domain/metrics.ts'
import { isKnown, type Report } from '#domain/report.ts'
import { measure } from '#screens/shared/results/trendLines.ts'

export interface FiguresStripProps {
  report: Loadable<Report>
}

const COLUMNS: readonly PlatformOrAll[] = ['all', ...PLATFORMS]
const LINES: readonly Measure[] = ['impressions', 'conversions', 'ctr', 'rate']

/** The figures of a period side by side: all platforms, then each, one that is not in use in its place (visual.md, screen 3). */
export function FiguresStrip({ report }: FiguresStripProps) {
  return (
    <Resource resource={report} noun={titleText.figures.noun} framed skeleton={<Strip report={null} />}>
      {(data) => <Strip report={data} />}
    </Resource>
  )
}

function Strip({ report }: { report: Report | null }) {
  return (
    <MetricStrip label={titleText.figures.label}>
      {COLUMNS.map((platform) => <MetricCard key={platform} {...cardOf(platform, report)} />)}
    </MetricStrip>
  )
}

/** One platform's column; without a report its place. */
function cardOf(platform: PlatformOrAll, report: Report | null): MetricCardProps {
  const now = report && figuresOf(report.now.total, platform)
  const before = report?.earlier ? figuresOf(report.earlier.total, platform) : null
  const inUse = now === null || isKnown(now)
  const valueOf = (of: Measure) => {
    const value = now && measure(now, of)
    return { value, ...(before && inUse && { change: changeOf(value, measure(before, of)) }), format: of === 'ctr' || of === 'rate' ? 'pct' : 'int' } as const
  }
  return {
    label: resultsText.platforms[platform],
    platform,
    note: platform === 'all' || report === null ? null : titleText.figures.share(ratio(now?.clicks ?? null, figuresOf(report.now.total, 'all').clicks)),
    notInUse: platform !== 'all' && !inUse,
    unit: resultsText.metrics.clicks.unit,
    figure: valueOf('clicks'),
    lines: LINES.map((of) => ({ label: resultsText.metrics[of].name, help: resultsText.metrics[of].help, ...valueOf(of) })),
    loading: report === null,
  }
}
