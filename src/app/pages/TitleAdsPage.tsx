import { useParams } from 'react-router-dom'
import { AD_COLUMN_KEYS, adsAddress } from '#screens/Ads/adsView.ts'
import { TitleAdsScreen } from '#screens/Ads/TitleAdsScreen.tsx'
import { useAdNames } from '../data/useAdNames.ts'
import { useAds } from '../data/useAds.ts'
import { useTitle } from '../data/title/useTitle.ts'
import { useStartUpData } from '../data/useStartUpData.ts'
import { parseIdParam } from '../routing/parseIdParam.ts'
import { renderLink } from '../routing/renderLink.tsx'
import { resultsHref } from '../results/resultsHref.ts'
import { adHref, titleHref } from '../routing/paths.ts'
import { useAddress } from '../routing/useAddress.ts'
import { useBack } from '../routing/useBack.ts'
import { useStoredColumns } from '../hooks/useStoredColumns.ts'
import { useToday } from '../hooks/useToday.ts'

/** /dashboard/title-ads/{id}: the ads of one title. */
export function TitleAdsPage() {
  const titleId = parseIdParam(useParams().titleId)
  const today = useToday()
  const { view, onView } = useAddress(adsAddress, today)
  const [columns, setColumns] = useStoredColumns('ads.columns', AD_COLUMN_KEYS)
  return (
    <TitleAdsScreen
      title={useTitle(titleId)}
      ads={useAds(view.period, view.region, titleId)}
      view={view}
      onView={onView}
      today={today}
      adNames={useAdNames()}
      countryNames={useStartUpData().data.countryNames}
      titleHref={titleHref(titleId)}
      resultsHref={resultsHref('titleResults', [titleId])}
      adHref={adHref}
      compareHref={(ids) => resultsHref('adResults', ids)}
      renderLink={renderLink}
      savedColumns={columns}
      onColumnsChange={setColumns}
      onShowAllCountries={() => onView({ region: 'all' }, 'push')}
      onBack={useBack()}
    />
  )
}
