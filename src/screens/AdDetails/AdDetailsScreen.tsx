import { useRef } from 'react'
import { BackButton } from '#components/actions/BackButton/BackButton.tsx'
import { CopyButton } from '#components/actions/CopyButton/CopyButton.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { ResourceStatus } from '#components/feedback/Resource/ResourceStatus.tsx'
import { adText } from '#domain/messages/ad.ts'
import { commonText } from '#domain/messages/common.ts'
import { TrackingPanel } from '#screens/shared/tracking/TrackingPanel.tsx'
import type { AdDetailsScreenProps } from './AdDetailsScreenProps.ts'
import { AdHeader } from './AdHeader.tsx'
import { CampaignsPanel } from './CampaignsPanel.tsx'
import { FactsPanel, FactsSkeleton } from './FactsPanel.tsx'
import { HeadArea, LeftColumn, PageLayout, RightColumn, SidePanels } from './layout.ts'
import { PreviewPanel, PreviewSkeleton } from './PreviewPanel.tsx'
import { RatingPanel } from './RatingPanel.tsx'
import { AdNeverRan, NotRunning } from './NoAdResults.tsx'
import { RejectedAdActions } from './RejectedAdActions.tsx'
import { RejectionLine } from './RejectionLine.tsx'
import { ResultsPanel } from './ResultsPanel.tsx'
import { ItemDrawer } from './ItemDrawer.tsx'

/**
 * One ad: preview, results, campaigns, rating. If the ad itself fails or is cancelled, nothing else is shown; all other
 * panels load and fail independently.
 */
export function AdDetailsScreen(props: AdDetailsScreenProps) {
  const { ad, names, view, onView, campaigns, expandedCampaign, onBack, adsHref, renderLink } = props
  const { data } = ad
  const isMissing = data === undefined && (ad.failure !== null || ad.cancelled)
  const breadcrumb = (
    <>
      <BackButton onClick={onBack} />
      {renderLink({ to: adsHref, children: adText.back })}
      {!isMissing && <CopyButton text={props.shareHref} label={commonText.copyLink} variant="ghost" size="s" />}
    </>
  )
  const isNotRunning =
    view.region !== 'all' &&
    campaigns.isComplete &&
    !!campaigns.data?.length &&
    campaigns.data.every(({ countryId }) => countryId !== view.region)
  const neverRan = data !== undefined && props.neverRan
  // An empty report is drawn once it is known why it is empty.
  const report =
    props.neverRan === undefined ? { ...props.report, data: undefined, isComplete: false, loading: true } : props.report
  const isSmall = useMediaQuery(SMALL_SCREEN)
  const side = (
    <SidePanels>
      <RatingPanel
        rating={props.rating}
        onRate={props.onRate}
        draft={props.ratingDraft}
        userName={props.userName}
        raterName={props.raterName}
      />
      {data === undefined ? <FactsSkeleton /> : <FactsPanel ad={data} names={names} />}
    </SidePanels>
  )
  const campaignsArea = useRef<HTMLDivElement>(null)
  const handleShowRejected = (campaign: number) => {
    onView({ campaign, items: 'rejected' }, 'push')
    campaignsArea.current?.scrollIntoView()
    campaignsArea.current?.focus({ preventScroll: true })
  }
  return (
    <Page before={breadcrumb}>
      <PageLayout data-alone={isMissing || undefined}>
        <HeadArea>
          <AdHeader
            ad={data}
            isLoading={data === undefined && !isMissing}
            names={names}
            titleHref={props.titleHref}
            renderLink={renderLink}
          />
          {data && <RejectionLine rejections={props.rejections} onShowRejected={handleShowRejected} />}
          {data && <RejectedAdActions ad={data} campaigns={campaigns.data} dialogProps={props.sendDialogProps} />}
          <ResourceStatus
            resource={ad}
            noun={adText.failureNoun}
            onBack={onBack}
            onSwitchAccount={props.onSwitchAccount}
            errorVariant="page"
          />
        </HeadArea>
        {!isMissing && (
          <>
            <LeftColumn>
              {data === undefined ? <PreviewSkeleton /> : <PreviewPanel ad={data} download={props.download} />}
              {!isSmall && side}
            </LeftColumn>
            <RightColumn>
              {isNotRunning ? (
                <NotRunning
                  country={names.countries.get(view.region) ?? view.region}
                  onShowAllCountries={props.onShowAllCountries}
                />
              ) : neverRan ? (
                <AdNeverRan ad={data} neverRan={neverRan} today={props.today} />
              ) : (
                <ResultsPanel
                  report={report}
                  campaigns={campaigns.data}
                  view={view}
                  onView={onView}
                  today={props.today}
                  ad={data}
                  countryNames={names.countries}
                  resultsHref={props.resultsHref}
                  renderLink={renderLink}
                />
              )}
              {!isNotRunning && (
                <div ref={campaignsArea} tabIndex={-1}>
                  <CampaignsPanel
                    campaigns={campaigns}
                    figures={props.campaignFigures}
                    expandedCampaign={expandedCampaign}
                    names={names}
                    view={view}
                    onView={onView}
                  />
                </div>
              )}
              {isSmall && side}
              {(isNotRunning || !neverRan) && (
                <TrackingPanel
                  tracking={props.tracking}
                  sourceNames={names.trackingSources}
                  inOneCountry={view.region !== 'all'}
                />
              )}
            </RightColumn>
          </>
        )}
      </PageLayout>
      {!isMissing && view.campaign !== null && view.item !== null && (
        <ItemDrawer
          item={expandedCampaign.item}
          name={expandedCampaign.items.data?.find(({ id }) => id === view.item)?.name ?? null}
          campaignName={campaigns.data?.find(({ id }) => id === view.campaign)?.name ?? null}
          figures={expandedCampaign.figures.data?.get(view.item) ?? null}
          onClose={props.onCloseItem}
        />
      )}
    </Page>
  )
}
