import type { Column } from '#components/data/DataTable/column.ts'
import type { RowId } from '#components/data/DataTable/selectionTypes.ts'
import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import type { Progress } from '#domain/loadable.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { AdLine } from '../shared/ads/adLines.ts'
import type { AdReasons } from './AdReasons.ts'
import type { AdsView } from './adsView.ts'

/** Props that the grid and the table share. */
export interface AdsListProps {
  /** For screen readers only. */
  caption: string
  lines: readonly AdLine[]
  /** What the lines are of. */
  scope: string
  order: RowOrder
  view: AdsView
  /** Columns of the table. */
  columns: readonly Column<AdLine>[]
  onSort: (sort: SortKey[]) => void
  /** No ads are missing; otherwise totals are labelled incomplete. */
  isComplete: boolean
  loading: Progress | null
  /** Whether the list spans titles, so that each ad shows its title. */
  withTitle: boolean
  countryNames: ReadonlyMap<string, string>
  /** Set where all ads are rejected: each says why. */
  reasons: AdReasons | null
  /** Ids of the selected ads. */
  selected: ReadonlySet<RowId>
  /** Path to an ad's page. */
  adHref: (id: number) => string
  renderLink: RenderLink
}
