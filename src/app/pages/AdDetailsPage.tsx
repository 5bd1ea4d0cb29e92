import { useCallback, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { listAdAttributeTypes } from '#api/endpoints/lookups.ts'
import { adText } from '#domain/messages/ad.ts'
import { AdDetailsScreen } from '#screens/AdDetails/AdDetailsScreen.tsx'
import { adAddress, adComparison } from '#domain/address/adView.ts'
import { useAd } from '../data/useListed.ts'
import {
  useCampaign,
  useItem,
  useItemFigures,
  useItems,
  useAdCampaigns,
  useCampaignFigures,
} from '../data/ad/useCampaign.ts'
import { useDownload } from '../data/ad/useDownload.ts'
import { useRaterName, useRating } from '../data/ad/useRating.ts'
import { useRejections } from '../data/ad/AdRejections.tsx'
import { useAdNames } from '../data/useAdNames.ts'
import { useNeverRan } from '../data/report/useNeverRan.ts'
import { useReport } from '../data/report/useReport.ts'
import { useTracking, useTrackingSourceNames } from '../data/report/useTracking.ts'
import { useSendArtwork } from '../data/title/useSendArtwork.ts'
import { useLookupNames } from '../data/useLookupNames.ts'
import { useNamedAccount } from '../data/useProfile.ts'
import { useSwitchDialog } from '../layouts/SwitchAccountProvider.tsx'
import { useShareHref, useAddress } from '../routing/useAddress.ts'
import { useStartUpData } from '../data/useStartUpData.ts'
import { parseIdParam, pathTo, titleHref } from '#domain/pages.ts'
import { renderLink } from '../routing/region.tsx'
import { resultsHref } from '#domain/report/resultsHref.ts'
import { useSessionState } from '#session/SessionContext.tsx'
import { useBack } from '../routing/useBack.ts'
import { useCloseWithBack } from '../routing/useCloseWithBack.ts'
import { useReportToday } from '../data/useReportToday.ts'
import { useToday } from '../hooks/useToday.ts'
import { useWindowTitle } from '../hooks/useWindowTitle.ts'

/** /dashboard/ads/{eladId}: one ad. */
export function AdDetailsPage() {
  const adId = parseIdParam(useParams().adId)
  const today = useReportToday()
  const session = useSessionState()
  const userName = session.status === 'signed-in' ? session.user.userName : null
  const { view, onView } = useAddress(adAddress, today)
  const { period, region, campaign, items: status, item } = view
  const { placementNames, countryNames } = useStartUpData().data
  const ad = useAd(adId)
  useWindowTitle(ad.data?.name)
  const send = useSendArtwork(`ad ${adId}`, ad.data?.titleId ?? null, ad.data?.titleName ?? undefined)

  const campaigns = useAdCampaigns(adId)
  const campaignsHere = useMemo(
    () => campaigns.data?.filter(({ countryId }) => region === 'all' || countryId === region),
    [campaigns.data, region],
  )
  const rejectedIds = useMemo(
    () => (campaignsHere ?? []).filter(({ status }) => status === 'rejected').map(({ id }) => id),
    [campaignsHere],
  )
  const report = useReport({
    adIds: [adId],
    period,
    comparison: adComparison(view),
    region,
    campaigns: campaigns.isComplete ? campaignsHere : undefined,
  })
  const neverRan = useNeverRan({ adIds: [adId], region: 'all', report, ads: ad.data && [ad.data] })
  const tracking = useTracking({ adId }, period)
  const { rating, onRate, ratingDraft } = useRating(adId, userName, useToday())
  const raterName = useRaterName(rating.data, userName)
  const items = useItems(campaign, status)
  const itemIds = useMemo(() => (items.data ?? []).map(({ id }) => id), [items.data])

  return (
    <AdDetailsScreen
      ad={useNamedAccount(ad, adText.failureNoun)}
      shareHref={useShareHref(period)}
      onSwitchAccount={useSwitchDialog()}
      names={{
        ...useAdNames(),
        attributes: useLookupNames(listAdAttributeTypes),
        placements: placementNames,
        countries: countryNames,
        trackingSources: useTrackingSourceNames(tracking.data),
      }}
      download={useDownload(adId)}
      rating={rating}
      onRate={onRate}
      ratingDraft={ratingDraft}
      userName={userName}
      raterName={raterName}
      report={report}
      neverRan={neverRan}
      campaigns={campaigns}
      rejections={useRejections(rejectedIds)}
      campaignFigures={useCampaignFigures(adId, period)}
      expandedCampaign={{
        details: useCampaign(campaign),
        items,
        figures: useItemFigures(itemIds, period),
        item: useItem(campaign, item),
      }}
      tracking={tracking}
      sendDialogProps={{ ...send, ads: ad.data ? [ad.data] : [], adId }}
      view={view}
      onView={onView}
      onCloseItem={useCloseWithBack(
        item !== null,
        useCallback(() => onView({ item: null }, 'replace'), [onView]),
      )}
      today={today}
      onShowAllCountries={() => onView({ region: 'all' }, 'push')}
      titleHref={titleHref}
      adsHref={pathTo('ads')}
      resultsHref={resultsHref('adResults', [adId])}
      renderLink={renderLink}
      onBack={useBack()}
    />
  )
}
