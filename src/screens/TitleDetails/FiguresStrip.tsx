import { styled } from 'styled-components'
import { MetricCard, type MetricCardProps } from '#components/data/MetricCard/MetricCard.tsx'
import { MetricStrip } from '#components/data/MetricCard/MetricStrip.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import type { AdRow } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { periodText } from '#domain/messages/period.ts'
import { titleText } from '#domain/messages/title.ts'
import { PLATFORMS, type PlatformOrAll } from '#domain/platforms.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { hasNewChange } from '#domain/report/hasNewChange.ts'
import { MEASURE_FACTS, MEASURES, type Measure } from '#domain/metrics.ts'
import { countAt, hasFigures, unknownCountAt } from '#domain/report/reportFigures.ts'
import { totalsOf } from '#domain/report/totalsOf.ts'
import { roundedShares } from '#domain/shares.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import { measureValue } from '#screens/shared/results/measureValue.ts'

export interface FiguresStripProps {
  report: Loadable<GroupedReport>
  /** The title’s ads. */
  ads: Loadable<readonly AdRow[]>
}

const COLUMNS: readonly PlatformOrAll[] = ['all', ...PLATFORMS]
const LINES = MEASURES.filter((measure) => measure !== 'clicks')

/** Figures of a period side by side: all platforms, then each, including those without ads. */
export function FiguresStrip({ report, ads }: FiguresStripProps) {
  const listed = ads.isComplete ? ads.data : undefined
  return (
    <Resource
      resource={report}
      noun={titleText.figures.failureNoun}
      errorVariant="framed"
      skeleton={<Strip report={null} />}
    >
      {(data) => <Strip report={data} ads={listed} />}
    </Resource>
  )
}

function Strip({ report, ads }: { report: GroupedReport | null; ads?: readonly AdRow[] | undefined }) {
  const names = usePlatformNames()
  const totals = report && totalsOf(report)
  const shares = totals && clickShares(totals)
  return (
    <>
      <MetricStrip label={titleText.figures.label}>
        {COLUMNS.map((platform) => (
          <MetricCard
            key={platform}
            label={names[platform]}
            {...cardOf(platform, totals, shares?.get(platform) ?? null, ads)}
          />
        ))}
      </MetricStrip>
      {totals && hasNewChange(totals, COLUMNS) && <Note>{periodText.noEarlierData}</Note>}
    </>
  )
}

const Note = styled.p`
  margin-top: var(--sp-2);
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

/** Each platform's share of all clicks (0 to 1). */
function clickShares({ now }: GroupedReport): ReadonlyMap<PlatformOrAll, number | null> {
  const clicks = PLATFORMS.map((platform) => countAt(now, 0, platform, 'clicks'))
  // Clicks without a known platform are part of all clicks, too, though they have no card.
  const shares = roundedShares([...clicks, unknownCountAt(now, 0, 'clicks')])
  return new Map(PLATFORMS.map((platform, index) => [platform, shares[index] ?? null]))
}

/** Props of one platform's card; a placeholder without totals. */
function cardOf(
  platform: PlatformOrAll,
  totals: GroupedReport | null,
  clickShare: number | null,
  ads: readonly AdRow[] | undefined,
): Omit<MetricCardProps, 'label'> {
  const isServed = totals === null || hasFigures(totals.now, 0, platform)
  // Without figures in this period, it may have ads that did not run.
  const hasAds = isServed || platform === 'all' || ads?.some(({ platforms }) => platforms.includes(platform)) !== false
  const valueOf = (measure: Measure) =>
    totals === null ? { value: null } : measureValue(totals, platform, measure, isServed)
  return {
    platform,
    note: titleText.figures.share(clickShare),
    notInUse: !hasAds,
    unit: MEASURE_FACTS.clicks.unit,
    figure: valueOf('clicks'),
    lines: LINES.map((measure) => ({
      label: MEASURE_FACTS[measure].name,
      help: MEASURE_FACTS[measure].help,
      ...valueOf(measure),
    })),
    loading: totals === null,
  }
}
