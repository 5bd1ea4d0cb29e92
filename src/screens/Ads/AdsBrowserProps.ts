import type { KeptSelection } from '#components/data/SelectionBar/useSelection.ts'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import type { AdRow, AdNames } from '#domain/catalogue.ts'
import type { Day } from '#domain/day.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { AdReasons } from './AdReasons.ts'
import type { AdColumnKey, AdsLayout, AdsView } from './adsView.ts'

export interface AdsBrowserProps {
  /** Ads in the selected country, with metrics for the period. */
  ads: Loadable<readonly AdRow[]>
  /** View parsed from the URL by adsAddress. */
  view: AdsView
  /** Typing replaces the history entry; other changes push one, so that Back undoes them. */
  onView: (change: Partial<AdsView>, mode: 'push' | 'replace') => void
  /** The current day. Its data is incomplete. */
  today: Day
  /** Names of ad types and classes by id. */
  adNames: AdNames
  /** Country names by id. Ids without a name are shown as they are. */
  countryNames: ReadonlyMap<string, string>
  /** Whether the list spans titles, so that titles are shown, searched and filtered. Must not change. */
  withTitle: boolean
  /** Path to an ad's page; must be referentially stable. */
  adHref: (id: number) => string
  /** Where the selection is kept for Back. */
  selection: KeptSelection
  /** Path to the results of the given ads. */
  compareHref: (ids: readonly number[]) => string
  /** Renders a link as the router does. */
  renderLink: RenderLink
  /** Columns saved for this account, or null. Only the value at mount is used. */
  savedColumns: readonly AdColumnKey[] | null
  /** Saves the chosen columns for the account; null for the default ones. */
  onColumnsChange: (columns: AdColumnKey[] | null) => void
  /** Why ads were rejected; asked for those in sight. */
  reasons: AdReasons
  /** Layout saved for this account, or null. Only the value at mount is used. */
  savedLayout: AdsLayout | null
  /** Saves the chosen layout for the account. */
  onLayoutChange: (layout: AdsLayout) => void
  /** Clears the country filter of the top bar. */
  onShowAllCountries: () => void
}
