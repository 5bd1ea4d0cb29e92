import { BackButton } from '#components/actions/BackButton/BackButton.tsx'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { ResourceStatus } from '#components/feedback/Resource/ResourceStatus.tsx'
import { adText } from '#domain/messages/ad.ts'
import { TrackingPanel } from '#screens/shared/tracking/TrackingPanel.tsx'
import type { AdDetailsScreenProps } from './AdDetailsScreenProps.ts'
import { AdHead } from './AdHead.tsx'
import { CampaignsPanel } from './CampaignsPanel.tsx'
import { FactsPanel, FactsSkeleton } from './FactsPanel.tsx'
import { Area, Lower, Side, Upper, Whole } from './layout.ts'
import { PreviewPanel, PreviewSkeleton } from './PreviewPanel.tsx'
import { RatingPanel } from './RatingPanel.tsx'
import { ResultsPanel } from './ResultsPanel.tsx'

const ItemDrawer = lazyComponent(() => import('./ItemDrawer.tsx').then((module) => module.ItemDrawer))

/**
 * One ad: preview, results, campaigns, rating. If the ad itself fails, nothing else is shown; all other panels load and
 * fail independently.
 */
export function AdDetailsScreen(props: AdDetailsScreenProps) {
  const { ad, names, view, onView, campaigns, open, onBack, adsHref, renderLink } = props
  const breadcrumb = (
    <>
      <BackButton onClick={onBack} />
      {renderLink({ to: adsHref, children: adText.back })}
    </>
  )
  const { data } = ad
  const isMissing = data === undefined && ad.failure !== null
  return (
    <Page before={breadcrumb}>
      <Whole>
        <Upper data-alone={isMissing || undefined}>
          <Area data-area="head">
            <AdHead
              ad={data}
              isLoading={data === undefined && !isMissing}
              names={names}
              titleHref={props.titleHref}
              renderLink={renderLink}
            />
            <ResourceStatus resource={ad} noun={adText.thisAd} onBack={onBack} framed />
          </Area>
          {!isMissing && (
            <>
              <Area data-area="preview">
                {data === undefined ? <PreviewSkeleton /> : <PreviewPanel ad={data} download={props.download} />}
              </Area>
              <Area data-area="results">
                <ResultsPanel
                  report={props.report}
                  campaigns={campaigns.data}
                  view={view}
                  onView={onView}
                  today={props.today}
                  resultsHref={props.resultsHref}
                  renderLink={renderLink}
                />
              </Area>
            </>
          )}
        </Upper>
        {!isMissing && (
          <Lower>
            <Area data-area="campaigns" onPointerEnter={ItemDrawer.preload} onFocus={ItemDrawer.preload}>
              <CampaignsPanel
                campaigns={campaigns}
                figures={props.campaignFigures}
                openCampaign={open}
                names={names}
                view={view}
                onView={onView}
                onShowAllCountries={props.onShowAllCountries}
              />
            </Area>
            <Side>
              <Area data-area="rating">
                <RatingPanel rating={props.rating} onRate={props.onRate} userName={props.userName} />
              </Area>
              <Area data-area="facts">
                {data === undefined ? <FactsSkeleton /> : <FactsPanel ad={data} names={names} />}
              </Area>
            </Side>
            <Area data-area="tracking">
              <TrackingPanel tracking={props.tracking} inOneCountry={view.region !== 'all'} />
            </Area>
          </Lower>
        )}
      </Whole>
      {!isMissing && view.campaign !== null && view.item !== null && (
        <ItemDrawer
          item={open.item}
          name={open.items.data?.find(({ id }) => id === view.item)?.name ?? null}
          campaignName={campaigns.data?.find(({ id }) => id === view.campaign)?.name ?? null}
          figures={open.figures.data?.get(view.item) ?? null}
          onClose={props.onCloseItem}
        />
      )}
    </Page>
  )
}
