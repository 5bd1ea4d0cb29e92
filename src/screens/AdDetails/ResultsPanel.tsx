import { useMemo } from 'react'
import { styled } from 'styled-components'
import { CardSurface } from '#components/layout/Panel/CardSurface.ts'
import { ButtonLink } from '#components/actions/ButtonLink/ButtonLink.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { Dimmable } from '#components/feedback/Resource/Dimmable.ts'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { Select } from '#components/inputs/Select/Select.tsx'
import { ChartSkeleton } from '#components/feedback/Skeleton/ChartSkeleton.tsx'
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx'
import type { Ad, Campaign } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import { periodText } from '#domain/messages/period.ts'
import { resultsText } from '#domain/messages/results.ts'
import { PLATFORMS } from '#domain/platforms.ts'
import { regionName } from '#domain/region.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { hasNewChange } from '#domain/report/hasNewChange.ts'
import { hasFigures } from '#domain/report/reportFigures.ts'
import { totalsOf } from '#domain/report/totalsOf.ts'
import { MeasureSwitch } from '#screens/shared/results/MeasureSwitch.tsx'
import { Trend } from '#screens/shared/results/Trend.tsx'
import { TrendExport } from '#screens/shared/results/TrendExport.tsx'
import type { TrendOf } from '#domain/address/titleView.ts'
import type { TrendOptions } from '#screens/shared/results/trendLines.ts'
import type { AdDetailsScreenProps } from './AdDetailsScreenProps.ts'
import { AD_COMPARISONS, adComparison, type AdView } from '#domain/address/adView.ts'

export interface ResultsPanelProps extends Pick<
  AdDetailsScreenProps,
  'report' | 'view' | 'onView' | 'today' | 'resultsHref' | 'renderLink'
> {
  /** Campaigns whose starts and ends are marked; undefined: not loaded. */
  campaigns: readonly Campaign[] | undefined
  /** Undefined while it loads. */
  ad: Ad | undefined
  countryNames: ReadonlyMap<string, string>
}

/** Chart height in pixels. */
const HEIGHT = 236
const text = adText.results
const NO_CAMPAIGNS: readonly Campaign[] = []
const COMPARISON_OPTIONS = AD_COMPARISONS.map((value) => ({ value, label: text.comparisons[value] }))

/** Results of the ad: five figures; choosing one shows its trend below. */
export function ResultsPanel({
  report,
  campaigns = NO_CAMPAIGNS,
  view,
  onView,
  today,
  ad,
  countryNames,
  resultsHref,
  renderLink,
}: ResultsPanelProps) {
  const { data, isComplete, loading, failure, cancelled } = report
  const { metric, compare, region } = view
  const totals = useMemo(() => data && totalsOf(data), [data])
  const inRegion = useMemo(
    () => campaigns.filter(({ countryId }) => region === 'all' || countryId === region),
    [campaigns, region],
  )
  const skeleton = (
    <Skeleton>
      <ChartSkeleton height={HEIGHT} hasFoot />
    </Skeleton>
  )
  return (
    <Surface as="section" aria-label={text.heading}>
      <Head>
        <Dimmable data-dimmed={loading && failure === null && data !== undefined}>
          <MeasureSwitch
            label={text.metrics}
            totals={totals ?? null}
            loading={data === undefined && failure === null && !cancelled}
            measure={metric}
            onMeasureChange={(metric) => onView({ metric }, 'push')}
          />
        </Dimmable>
        <Controls>
          <PeriodPicker
            period={view.period}
            today={today}
            max={today}
            onChange={(period) => onView({ period }, 'push')}
          />
          <Select
            label={text.compare}
            hideLabel
            options={COMPARISON_OPTIONS}
            value={compare}
            onChange={(compare) => onView({ compare }, 'push')}
          />
          <EndGroup>
            <TrendExport
              report={ad && isComplete ? data : undefined}
              campaigns={inRegion}
              {...trendOptions(data, view)}
              fileName={ad ? text.imageName(ad.id, metric, region, view.period) : ''}
              note={
                ad
                  ? `${ad.name}. ${resultsText.sub(view.period, adComparison(view), regionName(region, countryNames), today)}`
                  : ''
              }
            />
            <ButtonLink to={resultsHref} renderLink={renderLink}>
              {text.all}
            </ButtonLink>
          </EndGroup>
        </Controls>
        <Periods>{periodText.compared(view.period, adComparison(view), today)}</Periods>
        {totals && hasNewChange(totals, ['all']) && <Periods>{periodText.noEarlierData}</Periods>}
      </Head>
      <Resource resource={report} noun={text.failureNoun} skeleton={skeleton}>
        {(shown) => <Trend report={shown} campaigns={inRegion} {...trendOptions(shown, view)} height={HEIGHT} />}
      </Resource>
    </Surface>
  )
}

function trendOptions(report: GroupedReport | undefined, { metric, compare }: AdView): TrendOptions {
  return {
    metric,
    of: report ? trendOf(report) : 'all',
    compare: compare !== 'none',
    comparisonKind: compare === 'year' ? 'lastYear' : 'previous',
  }
}

/** Most ads run on one platform: its line takes the platform's colour. */
function trendOf(report: GroupedReport): TrendOf {
  const { now } = totalsOf(report)
  const [first, ...others] = PLATFORMS.filter((platform) => hasFigures(now, 0, platform))
  return others.length > 0 ? 'each' : (first ?? 'all')
}

const Surface = styled(CardSurface)`
  padding: var(--sp-5);

  @media (max-width: 767px) {
    padding: var(--sp-4);
  }
`

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  margin-bottom: var(--sp-4);
`

/** The period and the comparison period. */
const Periods = styled.p`
  color: var(--text-3);
  font: var(--fw-regular) var(--fs-small) / var(--lh-small) var(--font-num);
`

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`

const EndGroup = styled.div`
  display: flex;
  gap: var(--sp-2);
  margin-left: auto;
`
