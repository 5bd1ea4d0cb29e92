import { useLocation, useParams } from 'react-router-dom'
import { TitleAdsScreen } from '#screens/Ads/TitleAdsScreen.tsx'
import { AdRejections } from '../data/ad/AdRejections.tsx'
import { useTitle } from '../data/useListed.ts'
import { resultsHref } from '#domain/report/resultsHref.ts'
import { parseIdParam, titleHref } from '#domain/pages.ts'
import { useBack } from '../routing/useBack.ts'
import { useAdsBrowser } from './useAdsBrowser.ts'

/** /dashboard/title-ads/{id}: the ads of one title. */
export function TitleAdsPage() {
  const titleId = parseIdParam(useParams().titleId)
  const { pathname, search } = useLocation()
  const browser = useAdsBrowser(titleId)
  const title = useTitle(titleId)
  const onBack = useBack()
  return (
    <AdRejections>
      {(reasons) => (
        <TitleAdsScreen
          {...browser}
          title={title}
          titleHref={titleHref(titleId)}
          adsHref={pathname + search}
          resultsHref={resultsHref('titleResults', [titleId])}
          onBack={onBack}
          reasons={reasons}
        />
      )}
    </AdRejections>
  )
}
