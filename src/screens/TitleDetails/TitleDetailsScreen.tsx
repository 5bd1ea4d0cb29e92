import { useState } from 'react'
import { styled } from 'styled-components'
import { BackButton } from '#components/actions/BackButton/BackButton.tsx'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { SMALL, useMedia } from '#components/lib/useMedia.ts'
import { isOutOfReach } from '#domain/failure.ts'
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

/** One title: its figures by platform, their trend, the ads that did best, what was tracked (screens.md, Title details; visual.md, screen 3). */
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
    adNames,
    material,
    renderLink,
    onBack,
  } = props
  const small = useMedia(SMALL)
  const [sending, setSending] = useState(false)

  const stopped = title.cancelled && !title.loading
  const headless = title.data === undefined && (title.failure !== null || stopped)
  const head = (
    <>
      {!headless && (
        <TitleHero
          title={title.data}
          small={small}
          countryNames={countryNames}
          statusNames={statusNames}
          titlesHref={props.titlesHref}
          renderLink={renderLink}
          onBack={onBack}
          onSend={() => setSending(true)}
          preloadSend={SendMaterialDialog.preload}
          onExport={props.onExport}
          exporting={props.exporting}
        />
      )}
      <Resource resource={title} noun={titleText.noun} skeleton={null} onBack={onBack} framed>
        {() => null}
      </Resource>
    </>
  )
  const plain = headless && { title: titleText.heading, before: <BackButton onClick={onBack} /> }
  // Where the title itself cannot be had, nothing of it can.
  if (headless && title.failure !== null && isOutOfReach(title.failure)) return <Page {...plain}>{head}</Page>
  return (
    <Page {...plain}>
      {head}
      <TitleTabs
        adCount={title.data?.adCount}
        overviewHref={props.overviewHref}
        adsHref={props.adsHref}
        resultsHref={props.resultsHref}
        renderLink={renderLink}
      >
        <Days>{periodText.compared(view.period, previousPeriod(view.period), today)}</Days>
        <PeriodPicker
          period={view.period}
          today={today}
          max={today}
          block={small}
          onChange={(period) => onView({ period })}
        />
      </TitleTabs>
      <FiguresStrip report={report} />
      <Below>
        <TrendPanel report={report} campaigns={campaigns} view={view} onView={onView} small={small} />
        <Two>
          <TopAds ads={ads} names={adNames} adsHref={props.adsHref} adHref={props.adHref} renderLink={renderLink} />
          <TrackingPanel tracking={tracking} inOneCountry={view.region !== 'all'} />
        </Two>
      </Below>
      {small && title.data && <TitleFacts title={title.data} />}
      {sending && title.data && (
        <SendMaterialDialog {...material} title={title.data} onClose={() => setSending(false)} />
      )}
    </Page>
  )
}

/** Which days the figures are of, and which they are compared with. */
const Days = styled.p`
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

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  margin-top: var(--sp-4);
`

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: var(--sp-4);
  align-items: start;

  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
