import { AdsScreen } from '#screens/Ads/AdsScreen.tsx'
import { adsAddress } from '#screens/shared/ads/adsView.ts'
import { useAdNames } from '../data/ads/useAdNames.ts'
import { useAds } from '../data/ads/useAds.ts'
import { useStartUp } from '../data/useStartUp.ts'
import { renderLink } from '../renderLink.tsx'
import { resultsHref } from '../resultsHref.ts'
import { adHref } from '../routes.ts'
import { useAddress } from '../useAddress.ts'
import { useBack } from '../useBack.ts'
import { useToday } from '../useToday.ts'

/** /dashboard/ads: the address holds the view, the hooks what it shows. */
export function AdsPage() {
  const today = useToday()
  const { view, onView } = useAddress(adsAddress, today)
  return (
    <AdsScreen
      ads={useAds(view.period, view.region, null)}
      view={view}
      onView={onView}
      today={today}
      names={useAdNames()}
      countryNames={useStartUp().data.countryNames}
      adHref={adHref}
      resultsHref={resultsHref('adResults', [])}
      renderLink={renderLink}
      onShowAllCountries={() => onView({ region: 'all' }, 'push')}
      onBack={useBack()}
    />
  )
}
