import type { RowId } from '#components/data/DataTable/selectionTypes.ts'
import type { Progress } from '#domain/loadable.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { AdsModel } from './useAdsModel.ts'
import type { AdsBrowserProps } from './AdsBrowserProps.ts'

/** Props that the grid and the table share. */
export interface AdsListProps
  extends
    Pick<AdsModel, 'lines' | 'scope' | 'order' | 'columns' | 'isComplete' | 'reasons'>,
    Pick<AdsBrowserProps, 'view' | 'withTitle' | 'countryNames' | 'adHref' | 'renderLink'> {
  /** For screen readers only. */
  caption: string
  onSort: (sort: SortKey[]) => void
  loading: Progress | null
  /** Ids of the selected ads. */
  selected: ReadonlySet<RowId>
}
