import type { RenderLink } from '#components/lib/link.ts'
import type { Day, TitleRow } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import type { TitleColumnKey, TitlesView } from './titlesView.ts'

/** How a change of the view enters the history: typing replaces, everything else pushes, so that Back undoes it. */
export type ViewChange = 'push' | 'replace'

/** Everything the Titles screen is told, and everything it says (screens.md, Titles). */
export interface TitlesScreenProps {
  /** The account's titles with their figures over the period, already read for the region. */
  titles: Loadable<readonly TitleRow[]>
  /** The address, read by titlesAddress. */
  view: TitlesView
  onView: (change: Partial<TitlesView>, how: ViewChange) => void
  /** The day it is; the last complete day is the one before. */
  today: Day
  /** Country names by id; an id without a name stands for itself. */
  countryNames: ReadonlyMap<string, string>
  /** Status names by id; an id without a name stands for itself. */
  statusNames: ReadonlyMap<string, string>
  /** 'all', or the id of the country the rows were read for. */
  region: string
  onShowAllCountries: () => void
  /** Clicks per day of the period by title id; null: nothing served that day. A title that is missing is still being read. */
  trends: ReadonlyMap<number, readonly (number | null)[]>
  /** The titles on the screen changed (debounced): their trends are wanted. */
  onVisibleTitles: (ids: readonly number[]) => void
  /** Where a title's page is; null: it has none, and its row is no link. */
  titleHref: (id: number) => string | null
  renderLink: RenderLink
  /** The columns last chosen in this account, as they were on arrival (they stay the same during a visit); null: never chosen. */
  columns: readonly TitleColumnKey[] | null
  /** Columns were chosen: remember them for the account. */
  onColumns: (columns: TitleColumnKey[]) => void
  /** Where the results of the chosen titles are, of all where none are named; left out or null: neither is offered and rows have no checkboxes. */
  compareHref?: ((ids: readonly number[]) => string) | null
  /** Back to where the user came from, for failures that offer it. */
  onBack: () => void
}
