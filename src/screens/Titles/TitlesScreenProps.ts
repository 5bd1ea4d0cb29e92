import type { KeptSelection } from '#components/data/SelectionBar/useSelection.ts'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import type { TitleRow } from '#domain/catalogue.ts'
import type { Day } from '#domain/day.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { TitleTrends } from '#domain/trend.ts'
import type { TitleColumnKey, TitlesView } from './titlesView.ts'

/** Typing replaces the history entry; other changes push one, so that Back undoes them. */
type HistoryMode = 'push' | 'replace'

export interface TitlesScreenProps {
  /** The account's titles in the selected country, with metrics for the period. */
  titles: Loadable<readonly TitleRow[]>
  /** View parsed from the URL by titlesAddress. */
  view: TitlesView
  /** Changes part of the view. 'push': Back undoes it. */
  onView: (change: Partial<TitlesView>, mode: HistoryMode) => void
  /** The current day. Its data is incomplete. */
  today: Day
  /** Country names by id. Ids without a name are shown as they are. */
  countryNames: ReadonlyMap<string, string>
  /** Status names by id. Ids without a name are shown as they are. */
  statusNames: ReadonlyMap<string, string>
  /** Type names by id. Ids without a name are shown as they are. */
  typeNames: ReadonlyMap<string, string>
  /** Id of the selected country, or 'all'. */
  region: string
  /** Clears the country filter of the top bar. */
  onShowAllCountries: () => void
  /** The trends of the titles in sight: their clicks per day of the period. */
  trends: TitleTrends
  /** Called (debounced) with the ids of the titles in sight, whose trends should load, in blocks; keep it stable. */
  onVisibleTitlesChange: (blocks: readonly (readonly number[])[]) => void
  /** Path to a title’s page; must be referentially stable. */
  titleHref: (id: number) => string
  /** Renders a link as the router does. */
  renderLink: RenderLink
  /** Columns saved for this account, or null. Only the value at mount is used. */
  savedColumns: readonly TitleColumnKey[] | null
  /** Saves the chosen columns for the account; null for the default ones. */
  onColumnsChange: (columns: TitleColumnKey[] | null) => void
  /** Where the selection is kept for Back. */
  selection: KeptSelection
  /** Path to the results of the given titles, or of all titles if empty. */
  resultsHref: (ids: readonly number[]) => string
}
