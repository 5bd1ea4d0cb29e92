import type { Showcase } from '#api/schemas/public.ts'
import type { RenderLink } from '#components/lib/link.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { PlatformOrAll } from '#domain/metrics.ts'
import type { ShowcaseView } from './showcaseView.ts'

export interface ShowcaseScreenProps {
  /** null: a deployment without a showcase. */
  showcase: Loadable<Showcase> | null
  view: ShowcaseView
  onPlatform: (platform: PlatformOrAll) => void
  /** Opens the lightbox at a campaign. */
  onOpen: (itemId: string) => void
  /** Shows another artwork in the open lightbox. */
  onStep: (itemId: string, art: number) => void
  onClose: () => void
  /** The address of a campaign on this page, for links to it and for sharing: the whole of it. */
  addressOf: (itemId: string) => string
  /** In-app address of the way in, and what it is called: the login, or the dashboard of those who are signed in. */
  wayIn: { to: string; words: string }
  renderLink: RenderLink
}
