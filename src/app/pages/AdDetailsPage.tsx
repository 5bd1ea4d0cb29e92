import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { listAdAttributeTypes } from '#api/endpoints/lookups.ts'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import type { Failure } from '#domain/failure.ts'
import { adText } from '#domain/messages/ad.ts'
import { describeFailure } from '#domain/messages/failures.ts'
import { AdDetailsScreen } from '#screens/AdDetails/AdDetailsScreen.tsx'
import type { RatingInput } from '#screens/AdDetails/AdDetailsScreenProps.ts'
import { adAddress, adComparisonPeriod } from '#screens/AdDetails/adView.ts'
import { useAd } from '../data/ad/useAd.ts'
import { useCampaign, useItem, useItemFigures, useItems } from '../data/ad/useCampaign.ts'
import { useAdCampaigns, useCampaignFigures } from '../data/ad/useCampaigns.ts'
import { useDownload } from '../data/ad/useDownload.ts'
import { useRating } from '../data/ad/useRating.ts'
import { useAdNames } from '../data/useAdNames.ts'
import { useReport } from '../data/report/useReport.ts'
import { useTracking } from '../data/report/useTracking.ts'
import { useLookupNames } from '../data/useLookupNames.ts'
import { useStartUpData } from '../data/useStartUpData.ts'
import { useTrackingSourceNames } from '../data/useTrackingSourceNames.ts'
import { parseIdParam } from '../routing/parseIdParam.ts'
import { renderLink } from '../routing/renderLink.tsx'
import { resultsHref } from '../results/resultsHref.ts'
import { pathTo, titleHref } from '../routing/paths.ts'
import { useSessionState } from '../session/SessionContext.tsx'
import { useAddress } from '../routing/useAddress.ts'
import { useBack } from '../routing/useBack.ts'
import { useCloseWithBack } from '../routing/useCloseWithBack.ts'
import { useToday } from '../hooks/useToday.ts'
import { useWindowTitle } from '../hooks/useWindowTitle.ts'

const ratingText = adText.rating

/** /dashboard/ads/{eladId}: one ad. */
export function AdDetailsPage() {
  const adId = parseIdParam(useParams().adId)
  const today = useToday()
  const notify = useNotify()
  const session = useSessionState()
  const userName = session.status === 'signed-in' ? session.user.userName : null
  const { view, onView } = useAddress(adAddress, today)
  const { period, region, campaign, items: status, item } = view
  const { placementNames, countryNames } = useStartUpData().data
  const ad = useAd(adId)
  useWindowTitle(ad.data?.name)

  const comparison = useMemo(() => adComparisonPeriod(view), [view])
  const { report } = useReport({ adIds: [adId], period, comparison, region })
  const tracking = useTracking({ adId }, period)
  const { rating, rate } = useRating(adId, userName, today)
  const items = useItems(campaign, status)
  const itemIds = useMemo(() => (items.data ?? []).map(({ id }) => id), [items.data])

  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const onRate = async (given: RatingInput): Promise<Failure | null> => {
    const failure = await rate(given)
    if (failure === null)
      notify({ variant: 'success', title: ratingText.done.title, text: ratingText.done.text(given.rating) })
    else if (isLeft.current)
      // Otherwise the form shows it.
      notify({
        variant: 'error',
        title: ratingText.failed,
        text: describeFailure(failure, ratingText.failureNoun).title,
      })
    return failure
  }

  return (
    <AdDetailsScreen
      ad={ad}
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
      userName={userName}
      report={report}
      campaigns={useAdCampaigns(adId)}
      campaignFigures={useCampaignFigures(adId, period)}
      expandedCampaign={{
        details: useCampaign(campaign),
        items,
        figures: useItemFigures(itemIds, period),
        item: useItem(campaign, item),
      }}
      tracking={tracking}
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
