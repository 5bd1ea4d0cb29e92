import { useLocation, useParams } from 'react-router-dom'
import { listTitleStatuses, listTitleTypes } from '#api/endpoints/lookups.ts'
import { titleText } from '#domain/messages/title.ts'
import { TitleDetailsScreen } from '#screens/TitleDetails/TitleDetailsScreen.tsx'
import { titleAddress } from '#domain/address/titleView.ts'
import { useAdNames } from '../data/useAdNames.ts'
import { useAds } from '../data/useAds.ts'
import { useNeverRan } from '../data/report/useNeverRan.ts'
import { useReport } from '../data/report/useReport.ts'
import { useReportCampaigns } from '../data/report/useReportCampaigns.ts'
import { useTracking, useTrackingSourceNames } from '../data/report/useTracking.ts'
import { useSendArtwork } from '../data/title/useSendArtwork.ts'
import { useTitle } from '../data/useListed.ts'
import { useTitleExport } from '../data/title/useTitleExport.ts'
import { useLookupNames } from '../data/useLookupNames.ts'
import { useNamedAccount } from '../data/useProfile.ts'
import { useSwitchDialog } from '../layouts/SwitchAccountProvider.tsx'
import { useShareHref, useAddress } from '../routing/useAddress.ts'
import { useStartUpData } from '../data/useStartUpData.ts'
import { parseIdParam, adHref, pathTo } from '#domain/pages.ts'
import { renderLink } from '../routing/region.tsx'
import { resultsHref } from '#domain/report/resultsHref.ts'
import { useBack } from '../routing/useBack.ts'
import { useReportToday } from '../data/useReportToday.ts'
import { useWindowTitle } from '../hooks/useWindowTitle.ts'

/** /dashboard/titles/{id}: one title. */
export function TitleDetailsPage() {
  const titleId = parseIdParam(useParams().titleId)
  const today = useReportToday()
  const { pathname, search } = useLocation()
  const { view, onView } = useAddress(titleAddress, today)
  const { period, region } = view
  const title = useTitle(titleId)
  const campaigns = useReportCampaigns({ adIds: [], titleIds: [titleId], region })
  const report = useReport({
    titleIds: [titleId],
    period,
    comparison: 'previous',
    region,
    campaigns: campaigns.isComplete ? campaigns.data : undefined,
  })
  const ads = useAds(period, region, titleId)
  const { exporting, onExport } = useTitleExport(titleId, period, region, report)
  const neverRan = useNeverRan({
    titleIds: [titleId],
    region,
    report,
    ads: ads.isComplete ? ads.data : undefined,
  })
  const tracking = useTracking({ titleId }, period)
  const name = title.data?.name
  useWindowTitle(name)

  return (
    <TitleDetailsScreen
      title={useNamedAccount(title, titleText.failureNoun)}
      shareHref={useShareHref(period)}
      onSwitchAccount={useSwitchDialog()}
      report={report}
      campaigns={campaigns}
      ads={ads}
      neverRan={neverRan}
      onShowAllCountries={() => onView({ region: 'all' })}
      tracking={tracking}
      trackingSourceNames={useTrackingSourceNames(tracking.data)}
      view={view}
      onView={onView}
      today={today}
      countryNames={useStartUpData().data.countryNames}
      statusNames={useLookupNames(listTitleStatuses)}
      typeNames={useLookupNames(listTitleTypes)}
      adNames={useAdNames()}
      titlesHref={pathTo('titles')}
      overviewHref={pathname + search}
      adsHref={pathTo('titleAds', { titleId })}
      resultsHref={resultsHref('titleResults', [titleId])}
      adHref={adHref}
      renderLink={renderLink}
      sendDialogProps={{ ...useSendArtwork(`title ${titleId}`, titleId, name), ads: ads.data ?? [] }}
      onExport={onExport}
      isExporting={exporting}
      onBack={useBack()}
    />
  )
}
