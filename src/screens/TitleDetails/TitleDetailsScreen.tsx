import { useState } from 'react'
import { styled } from 'styled-components'
import { BackButton } from '#components/actions/BackButton/BackButton.tsx'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { ResourceStatus } from '#components/feedback/Resource/ResourceStatus.tsx'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { isUnavailable } from '#domain/failure.ts'
import { periodText } from '#domain/messages/period.ts'
import { titleText } from '#domain/messages/titles.ts'
import { previousPeriod } from '#domain/period.ts'
import { TrackingPanel } from '#screens/shared/tracking/TrackingPanel.tsx'
import { FiguresStrip } from './FiguresStrip.tsx'
import type { TitleDetailsScreenProps } from './TitleDetailsScreenProps.ts'
import { TitleFacts } from './TitleFacts.tsx'
import { TitleHero } from './TitleHero.tsx'
import { TitleTabs } from './TitleTabs.tsx'
import { TopAds } from './TopAds.tsx'
import { TrendPanel } from './TrendPanel.tsx'

const SendMaterialDialog = lazyComponent(() =>
  import('./send/SendMaterialDialog.tsx').then((module) => module.SendMaterialDialog),
)

/** One title: figures by platform, trend, top ads, tracking. */
export function TitleDetailsScreen(props: TitleDetailsScreenProps) {
  const {
    title,
    report,
    campaigns,
    ads,
    tracking,
    view,
    onView,
    today,
    countryNames,
    statusNames,
    typeNames,
    adNames,
    sendDialogProps,
    renderLink,
    onBack,
  } = props
  const isSmall = useMediaQuery(SMALL_SCREEN)
  const [isSendDialogOpen, setSendDialogOpen] = useState(false)

  const wasCancelled = title.cancelled && !title.loading
  const hasNoTitle = title.data === undefined && (title.failure !== null || wasCancelled)
  const header = (
    <>
      {!hasNoTitle && (
        <TitleHero
          title={title.data}
          isSmall={isSmall}
          countryNames={countryNames}
          statusNames={statusNames}
          typeNames={typeNames}
          titlesHref={props.titlesHref}
          renderLink={renderLink}
          onBack={onBack}
          onSend={() => setSendDialogOpen(true)}
          preloadSend={SendMaterialDialog.preload}
          onExport={props.onExport}
          isExporting={props.isExporting}
        />
      )}
      <ResourceStatus resource={title} noun={titleText.failureNoun} onBack={onBack} framed />
    </>
  )
  const plainHeader = hasNoTitle && { title: titleText.heading, before: <BackButton onClick={onBack} /> }
  // Without access to the title, none of its panels can load.
  if (hasNoTitle && title.failure !== null && isUnavailable(title.failure))
    return <Page {...plainHeader}>{header}</Page>
  return (
    <Page {...plainHeader}>
      {header}
      <TitleTabs
        adCount={title.data?.adCount}
        overviewHref={props.overviewHref}
        adsHref={props.adsHref}
        resultsHref={props.resultsHref}
        renderLink={renderLink}
      >
        <Periods>{periodText.compared(view.period, previousPeriod(view.period), today)}</Periods>
        <PeriodPicker
          period={view.period}
          today={today}
          max={today}
          fullWidth={isSmall}
          onChange={(period) => onView({ period })}
        />
      </TitleTabs>
      <FiguresStrip report={report} />
      <Panels>
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
        <PanelRow>
          <TopAds ads={ads} names={adNames} adsHref={props.adsHref} adHref={props.adHref} renderLink={renderLink} />
          <TrackingPanel
            tracking={tracking}
            sourceNames={props.trackingSourceNames}
            inOneCountry={view.region !== 'all'}
          />
        </PanelRow>
      </Panels>
      {isSmall && title.data && <TitleFacts title={title.data} typeNames={typeNames} />}
      {isSendDialogOpen && title.data && (
        <SendMaterialDialog {...sendDialogProps} title={title.data} onClose={() => setSendDialogOpen(false)} />
      )}
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
`

const PanelRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: var(--sp-4);
  align-items: start;

  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
