import { BackButton } from '#components/actions/BackButton/BackButton.tsx'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { ResourceStatus } from '#components/feedback/Resource/ResourceStatus.tsx'
import { adText } from '#domain/messages/ad.ts'
import { TrackingPanel } from '#screens/shared/tracking/TrackingPanel.tsx'
import type { AdDetailsScreenProps } from './AdDetailsScreenProps.ts'
import { AdHeader } from './AdHeader.tsx'
import { CampaignsPanel } from './CampaignsPanel.tsx'
import { FactsPanel, FactsSkeleton } from './FactsPanel.tsx'
import { PageArea, LowerGrid, SideColumn, UpperGrid, PageLayout } from './layout.ts'
import { PreviewPanel, PreviewSkeleton } from './PreviewPanel.tsx'
import { RatingPanel } from './RatingPanel.tsx'
import { ResultsPanel } from './ResultsPanel.tsx'

const ItemDrawer = lazyComponent(() => import('./ItemDrawer.tsx').then((module) => module.ItemDrawer))

/**
 * One ad: preview, results, campaigns, rating. If the ad itself fails or is cancelled, nothing else is shown; all other
 * panels load and fail independently.
 */
export function AdDetailsScreen(props: AdDetailsScreenProps) {
  const { ad, names, view, onView, campaigns, expandedCampaign, onBack, adsHref, renderLink } = props
  const breadcrumb = (
    <>
      <BackButton onClick={onBack} />
      {renderLink({ to: adsHref, children: adText.back })}
    </>
  )
  const { data } = ad
  const isMissing = data === undefined && (ad.failure !== null || ad.cancelled)
  return (
    <Page before={breadcrumb}>
      <PageLayout>
        <UpperGrid data-alone={isMissing || undefined}>
          <PageArea data-area="head">
            <AdHeader
              ad={data}
              isLoading={data === undefined && !isMissing}
              names={names}
              titleHref={props.titleHref}
              renderLink={renderLink}
            />
            <ResourceStatus resource={ad} noun={adText.failureNoun} onBack={onBack} framed />
          </PageArea>
          {!isMissing && (
            <>
              <PageArea data-area="preview">
                {data === undefined ? <PreviewSkeleton /> : <PreviewPanel ad={data} download={props.download} />}
              </PageArea>
              <PageArea data-area="results">
                <ResultsPanel
                  report={props.report}
                  campaigns={campaigns.data}
                  view={view}
                  onView={onView}
                  today={props.today}
                  ad={data}
                  countryNames={names.countries}
                  resultsHref={props.resultsHref}
                  renderLink={renderLink}
                />
              </PageArea>
            </>
          )}
        </UpperGrid>
        {!isMissing && (
          <LowerGrid>
            <PageArea data-area="campaigns" onPointerEnter={ItemDrawer.preload} onFocus={ItemDrawer.preload}>
              <CampaignsPanel
                campaigns={campaigns}
                figures={props.campaignFigures}
                expandedCampaign={expandedCampaign}
                names={names}
                view={view}
                onView={onView}
                onShowAllCountries={props.onShowAllCountries}
              />
            </PageArea>
            <SideColumn>
              <PageArea data-area="rating">
                <RatingPanel rating={props.rating} onRate={props.onRate} userName={props.userName} />
              </PageArea>
              <PageArea data-area="facts">
                {data === undefined ? <FactsSkeleton /> : <FactsPanel ad={data} names={names} />}
              </PageArea>
            </SideColumn>
            <PageArea data-area="tracking">
              <TrackingPanel
                tracking={props.tracking}
                sourceNames={names.trackingSources}
                inOneCountry={view.region !== 'all'}
              />
            </PageArea>
          </LowerGrid>
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
