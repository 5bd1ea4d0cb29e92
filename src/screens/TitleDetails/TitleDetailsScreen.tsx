import { styled } from 'styled-components'
import { BackButton } from '#components/actions/BackButton/BackButton.tsx'
import { Button } from '#components/actions/Button/Button.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { ResourceStatus } from '#components/feedback/Resource/ResourceStatus.tsx'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { isUnavailable } from '#domain/failure.ts'
import { noTitleResultsText } from '#domain/messages/noResults.ts'
import { periodText } from '#domain/messages/period.ts'
import { titleText } from '#domain/messages/title.ts'
import { regionName } from '#domain/region.ts'
import { NoResults } from '#screens/shared/results/NoResults.tsx'
import { TitlePages } from '#screens/shared/title/TitlePages.tsx'
import { TrackingPanel } from '#screens/shared/tracking/TrackingPanel.tsx'
import { FiguresStrip } from './FiguresStrip.tsx'
import type { TitleDetailsScreenProps } from './TitleDetailsScreenProps.ts'
import { TitleFacts } from './TitleFacts.tsx'
import { TitleHero } from './TitleHero.tsx'
import { TopAds } from './TopAds.tsx'
import { TrendPanel } from './TrendPanel.tsx'
import { useAdCounts } from '#screens/shared/title/useAdCounts.ts'

/** One title: figures by platform, trend, top ads, tracking. */
export function TitleDetailsScreen(props: TitleDetailsScreenProps) {
  const {
    title,
    report,
    campaigns,
    ads,
    neverRan,
    tracking,
    view,
    onView,
    today,
    countryNames,
    statusNames,
    typeNames,
    adNames,
    renderLink,
    onBack,
  } = props
  const isSmall = useMediaQuery(SMALL_SCREEN)
  const adCounts = useAdCounts(ads, view.region)

  const wasCancelled = title.cancelled && !title.loading
  const hasNoTitle = title.data === undefined && (title.failure !== null || wasCancelled)
  // Without access to the title, none of its panels can load.
  const hasNoPanels = hasNoTitle && title.failure !== null && isUnavailable(title.failure)
  const header = (
    <>
      {!hasNoTitle && (
        <TitleHero
          title={title.data}
          isSmall={isSmall}
          countryNames={countryNames}
          statusNames={statusNames}
          typeNames={typeNames}
          adCounts={adCounts}
          titlesHref={props.titlesHref}
          shareHref={props.shareHref}
          renderLink={renderLink}
          onBack={onBack}
          sendDialogProps={props.sendDialogProps}
          onExport={props.onExport}
          isExporting={props.isExporting}
        />
      )}
      <ResourceStatus
        resource={title}
        noun={titleText.failureNoun}
        onBack={onBack}
        onSwitchAccount={props.onSwitchAccount}
        errorVariant={hasNoPanels ? 'page' : 'framed'}
      />
    </>
  )
  const plainHeader = hasNoTitle && { title: titleText.heading, before: <BackButton onClick={onBack} /> }
  if (hasNoPanels) return <Page {...plainHeader}>{header}</Page>
  const country = regionName(view.region, countryNames)
  const { noAdsIn, neverRan: neverRanText } = noTitleResultsText
  const noResults =
    country !== null && adCounts?.all === 0 ? (
      <NoResults
        title={noAdsIn.title(title.data?.name ?? null, country)}
        action={<Button onClick={props.onShowAllCountries}>{noAdsIn.action}</Button>}
      />
    ) : !neverRan ? null : (
      <NoResults title={neverRanText.title(country)} text={neverRanText.text(neverRan.firstStart, today)} />
    )
  return (
    <Page {...plainHeader}>
      {header}
      <TitleTabs>
        <TitlePages
          current="overview"
          hrefs={{ overview: props.overviewHref, ads: props.adsHref, results: props.resultsHref }}
          adCount={adCounts?.all}
          renderLink={renderLink}
        />
        <Periods>{periodText.compared(view.period, 'previous', today)}</Periods>
        <PeriodPicker
          period={view.period}
          today={today}
          max={today}
          fullWidth={isSmall}
          onChange={(period) => onView({ period })}
        />
      </TitleTabs>
      {noResults === null && <FiguresStrip report={report} ads={ads} />}
      <Panels>
        {noResults ?? (
          <TrendPanel
            report={report}
            campaigns={campaigns}
            view={view}
            onView={onView}
            isSmall={isSmall}
            title={title.data}
            countryNames={countryNames}
            today={today}
          />
        )}
        <PanelRow data-alone={noResults !== null || undefined}>
          {noResults === null && (
            <TopAds ads={ads} names={adNames} adsHref={props.adsHref} adHref={props.adHref} renderLink={renderLink} />
          )}
          <TrackingPanel tracking={tracking} sourceNames={props.trackingSourceNames} inOneCountry={country !== null} />
        </PanelRow>
      </Panels>
      {isSmall && title.data && <TitleFacts title={title.data} typeNames={typeNames} adCounts={adCounts} />}
    </Page>
  )
}

/** The period and the comparison period. */
const Periods = styled.p`
  flex: 1;
  min-width: 0;
  color: var(--text-3);
  font: var(--fw-regular) var(--fs-small) / var(--lh-small) var(--font-num);
  text-align: end;

  @media (max-width: 767px) {
    margin-bottom: var(--sp-2);
    text-align: start;
  }
`

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  margin-top: var(--sp-4);

  @media print and (orientation: landscape) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    gap: 0;
    margin: 0;

    & .chart {
      zoom: 0.6;
    }
  }
`

const PanelRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: var(--sp-4);
  align-items: start;

  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }

  @media (max-width: 1199px), print {
    grid-template-columns: minmax(0, 1fr);
  }

  /* A title is one sheet, for its author. */
  @media print {
    & > :not(:first-child) {
      display: none;
    }
  }
`

/** The line of a title's pages and what stands at its end. */
const TitleTabs = styled.div`
  display: flex;
  gap: var(--sp-6);
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin: var(--sp-4) 0;

  @media print {
    min-height: 0;
    margin: 0;
  }

  @media (max-width: 767px) {
    display: block;
    margin: var(--sp-2) 0 var(--sp-3);

    & > nav {
      margin-bottom: var(--sp-3);
    }
  }
`
