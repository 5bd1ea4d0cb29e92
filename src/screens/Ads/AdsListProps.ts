import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import type { RenderLink } from '#components/lib/link.ts'
import type { Progress } from '#domain/loadable.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { AdLine } from '../shared/ads/adLines.ts'
import type { AdsView } from './adsView.ts'

/** What grid and table are told alike. */
export interface AdsListProps {
  /** Told to screen readers, not shown. */
  caption: string
  lines: readonly AdLine[]
  order: RowOrder
  view: AdsView
  onSort: (sort: SortKey[]) => void
  /** Not all ads are here: totals say so. */
  part: boolean
  loading: Progress | null
  /** Not the ads of one title. */
  withTitle: boolean
  countryNames: ReadonlyMap<string, string>
  /** Where an ad's page is; null: it has none. */
  adHref: (id: number) => string
  renderLink: RenderLink
}
