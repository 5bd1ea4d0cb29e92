import { adsText } from '#domain/messages/ads.ts'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { SendArtworkButton, type SendArtworkButtonProps } from '#screens/shared/send/SendArtworkButton.tsx'
import { ListOrResults } from '#screens/shared/ListOrResults.tsx'
import { AdsBrowser } from './AdsBrowser.tsx'
import type { AdsBrowserProps } from './AdsBrowserProps.ts'

export interface AdsScreenProps extends Omit<AdsBrowserProps, 'withTitle'> {
  /** Path to the ad results. */
  resultsHref: string
  /** Sends artwork for any title. */
  sendArtwork: SendArtworkButtonProps
}

/** The account's ads. */
export function AdsScreen({ resultsHref, sendArtwork, ...props }: AdsScreenProps) {
  const beside = <ListOrResults current="list" href={resultsHref} renderLink={props.renderLink} />
  const isSmall = useMediaQuery(SMALL_SCREEN)
  const actions = <SendArtworkButton {...sendArtwork} primary compact={isSmall} />
  return <AdsBrowser {...props} withTitle heading={adsText.heading} beside={beside} actions={actions} />
}
