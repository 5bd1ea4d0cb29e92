import { AdsScreen } from '#screens/Ads/AdsScreen.tsx'
import { AD_COLUMN_KEYS, adsAddress } from '#screens/Ads/adsView.ts'
import { useAdNames } from '../data/useAdNames.ts'
import { useAds } from '../data/useAds.ts'
import { useStartUpData } from '../data/useStartUpData.ts'
import { renderLink } from '../routing/renderLink.tsx'
import { resultsHref } from '../results/resultsHref.ts'
import { adHref } from '../routing/paths.ts'
import { useAddress } from '../routing/useAddress.ts'
import { useStoredColumns } from '../hooks/useStoredColumns.ts'
import { useToday } from '../hooks/useToday.ts'

/** /dashboard/ads: all ads of the account. */
export function AdsPage() {
  const today = useToday()
  const { view, onView } = useAddress(adsAddress, today)
  const [columns, setColumns] = useStoredColumns('ads.columns', AD_COLUMN_KEYS)
  return (
    <AdsScreen
      ads={useAds(view.period, view.region, null)}
      view={view}
      onView={onView}
      today={today}
      adNames={useAdNames()}
      countryNames={useStartUpData().data.countryNames}
      adHref={adHref}
      compareHref={(ids) => resultsHref('adResults', ids)}
      resultsHref={resultsHref('adResults', [])}
      renderLink={renderLink}
      savedColumns={columns}
      onColumnsChange={setColumns}
      onShowAllCountries={() => onView({ region: 'all' }, 'push')}
    />
  )
}
