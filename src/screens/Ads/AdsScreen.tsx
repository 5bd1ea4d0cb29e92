import { ButtonLink } from '#components/actions/ButtonLink/ButtonLink.tsx'
import { adsText } from '#domain/messages/ads.ts'
import { AdsBrowser } from './AdsBrowser.tsx'
import type { AdsBrowserProps } from './AdsBrowserProps.ts'

export interface AdsScreenProps extends Omit<AdsBrowserProps, 'withTitle'> {
  /** Path to the ad results. */
  resultsHref: string
}

/** The account's ads. */
export function AdsScreen({ resultsHref, ...props }: AdsScreenProps) {
  const actions = (
    <ButtonLink to={resultsHref} renderLink={props.renderLink}>
      {adsText.results}
    </ButtonLink>
  )
  return <AdsBrowser {...props} withTitle heading={adsText.heading} actions={actions} />
}
