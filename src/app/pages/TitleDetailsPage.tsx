import { useMemo } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { listTitleStatuses, listTitleTypes } from '#api/endpoints/lookups.ts'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { titleText } from '#domain/messages/titles.ts'
import { previousPeriod } from '#domain/period.ts'
import type { SendOutcome } from '#screens/TitleDetails/send/useMaterialFiles.ts'
import { TitleDetailsScreen } from '#screens/TitleDetails/TitleDetailsScreen.tsx'
import { titleAddress } from '#screens/TitleDetails/titleView.ts'
import { useAdNames } from '../data/useAdNames.ts'
import { useAds } from '../data/useAds.ts'
import { useReport } from '../data/report/useReport.ts'
import { useTracking } from '../data/report/useTracking.ts'
import { useMaterialUpload } from '../data/title/useMaterialUpload.ts'
import { useTitle } from '../data/title/useTitle.ts'
import { useTitleExport } from '../data/title/useTitleExport.ts'
import { useLookupNames } from '../data/useLookupNames.ts'
import { useStartUpData } from '../data/useStartUpData.ts'
import { useTrackingSourceNames } from '../data/useTrackingSourceNames.ts'
import { parseIdParam } from '../routing/parseIdParam.ts'
import { renderLink } from '../routing/renderLink.tsx'
import { resultsHref } from '../results/resultsHref.ts'
import { adHref, pathTo } from '../routing/paths.ts'
import { useAddress } from '../routing/useAddress.ts'
import { useBack } from '../routing/useBack.ts'
import { useToday } from '../hooks/useToday.ts'
import { useWindowTitle } from '../hooks/useWindowTitle.ts'

/** /dashboard/titles/{id}: one title. */
export function TitleDetailsPage() {
  const titleId = parseIdParam(useParams().titleId)
  const today = useToday()
  const { pathname, search } = useLocation()
  const notify = useNotify()
  const { view, onView } = useAddress(titleAddress, today)
  const { period, region } = view
  const comparison = useMemo(() => previousPeriod(period), [period])
  const title = useTitle(titleId)
  const { report, campaigns } = useReport({ titleIds: [titleId], period, comparison, region })
  const ads = useAds(period, region, titleId)
  const { exporting, onExport } = useTitleExport(titleId, period, region, report)
  const tracking = useTracking({ titleId }, period)
  const upload = useMaterialUpload(titleId)
  const name = title.data?.name
  useWindowTitle(name)

  const handleOutcome = ({ sent, failed, unconfirmed }: SendOutcome) => {
    const { material } = titleText
    if (sent.length > 0)
      notify({ variant: 'success', title: material.sent(sent.length), text: material.sentTo(name ?? '', sent) })
    if (failed > 0) notify({ variant: 'error', title: material.failed(failed) })
    if (unconfirmed.length > 0)
      notify({
        variant: 'warning',
        title: material.unconfirmed(unconfirmed.length),
        text: `${material.sentTo(name ?? '', unconfirmed)}. ${material.checkFirst}`,
      })
  }
  return (
    <TitleDetailsScreen
      title={title}
      report={report}
      campaigns={campaigns}
      ads={ads}
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
      sendDialogProps={{ ...upload, ads: ads.data ?? [], onComplete: handleOutcome }}
      onExport={onExport}
      isExporting={exporting}
      onBack={useBack()}
    />
  )
}
