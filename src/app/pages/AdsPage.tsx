import { AdsScreen } from '#screens/Ads/AdsScreen.tsx'
import { AdRejections } from '../data/ad/AdRejections.tsx'
import { useSendAnyArtwork } from '../data/title/useSendArtwork.ts'
import { resultsHref } from '#domain/report/resultsHref.ts'
import { useAdsBrowser } from './useAdsBrowser.ts'

/** /dashboard/ads: all ads of the account. */
export function AdsPage() {
  const browser = useAdsBrowser(null)
  const sendArtwork = useSendAnyArtwork()
  return (
    <AdRejections>
      {(reasons) => (
        <AdsScreen
          {...browser}
          resultsHref={resultsHref('adResults', [])}
          sendArtwork={sendArtwork}
          reasons={reasons}
        />
      )}
    </AdRejections>
  )
}
