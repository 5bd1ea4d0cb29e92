import type { RenderLink } from '#components/lib/link.ts'
import type { AdRow, Day } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { AdNames } from '../shared/ads/adLines.ts'
import type { AdsView } from './adsView.ts'

/** Everything the ads of the account, or of one title, are told, and all they say. */
export interface AdsBrowserProps {
  /** With their figures over the period, already read for the region. */
  ads: Loadable<readonly AdRow[]>
  /** The address, read by adsAddress. */
  view: AdsView
  /** How it enters the history: typing replaces, everything else pushes, so that Back undoes it. */
  onView: (change: Partial<AdsView>, how: 'push' | 'replace') => void
  /** The day it is; the last complete day is the one before. */
  today: Day
  names: AdNames
  countryNames: ReadonlyMap<string, string>
  /** Not the ads of one title: their titles are told, searched and filtered by. Keep it the same. */
  withTitle: boolean
  /** Where an ad's page is; null: it has none. Keep it stable. */
  adHref: (id: number) => string
  renderLink: RenderLink
  onShowAllCountries: () => void
  /** Back to where the user came from, for failures that offer it. */
  onBack: () => void
}
