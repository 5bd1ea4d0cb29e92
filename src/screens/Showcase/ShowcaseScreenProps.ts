import type { Showcase } from '#api/schemas/public.ts'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { PlatformOrAll } from '#domain/platforms.ts'
import type { ShowcaseView } from './showcaseView.ts'

export interface ShowcaseScreenProps {
  /** Null in a deployment without a showcase. */
  showcase: Loadable<Showcase> | null
  /** State of the URL, parsed by showcaseAddress. */
  view: ShowcaseView
  /** Shows the campaigns of a platform, or all. */
  onPlatform: (platform: PlatformOrAll) => void
  /** Opens a campaign in the lightbox. */
  onOpen: (itemId: string) => void
  /** Shows another artwork in the open lightbox; `artworkIndex` counts the campaign's artworks from 0. */
  onShowArtwork: (itemId: string, artworkIndex: number) => void
  /** Closes the lightbox. */
  onClose: () => void
  /** Absolute URL of a campaign on this page, for links and sharing. */
  itemUrl: (itemId: string) => string
  /** Link to the login, or to the dashboard if signed in; `to` is an in-app path. */
  entryLink: { to: string; label: string }
  /** Renders a link as the router does. */
  renderLink: RenderLink
}
