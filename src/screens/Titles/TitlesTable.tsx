import { useCallback, useMemo, type ReactElement } from 'react'
import { styled } from 'styled-components'
import type { RowLinks } from '#components/data/DataTable/BodyRow.tsx'
import { DataTable } from '#components/data/DataTable/DataTable.tsx'
import type { RowSelection } from '#components/data/DataTable/selectionTypes.ts'
import type { Progress } from '#domain/loadable.ts'
import { titlesText } from '#domain/messages/titles.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { TitleLine } from './titleLines.ts'
import type { TitlesScreenProps } from './TitlesScreenProps.ts'
import type { TitlesModel } from './useTitlesModel.ts'

interface TitlesTableProps
  extends
    Pick<TitlesModel, 'lines' | 'scope' | 'order' | 'columns'>,
    Pick<TitlesScreenProps, 'titleHref' | 'renderLink' | 'onVisibleTitlesChange'> {
  caption: string
  sort: readonly SortKey[]
  onSort: (sort: SortKey[]) => void
  totalLabel: (rows: number) => string
  loading: Progress | null
  isPartial: boolean
  selection: RowSelection<TitleLine>
  /** Null while nothing is selected. */
  renderSelectionBar: ((sticky: boolean) => ReactElement) | null
}

/** The titles as a table, or as cards on small screens. */
export function TitlesTable({
  caption,
  lines,
  scope,
  order,
  columns,
  sort,
  onSort,
  totalLabel,
  loading,
  isPartial,
  titleHref,
  renderLink,
  selection,
  renderSelectionBar,
  onVisibleTitlesChange,
}: TitlesTableProps) {
  const links = useMemo(
    (): RowLinks<TitleLine> => ({ href: ({ title }) => titleHref(title.id), render: renderLink }),
    [titleHref, renderLink],
  )
  const handleVisibleBlocks = useCallback(
    (blocks: TitleLine[][]) => onVisibleTitlesChange(blocks.map((lines) => lines.map(idOf))),
    [onVisibleTitlesChange],
  )
  return (
    <Area>
      <DataTable
        caption={caption}
        rows={lines}
        order={order}
        columns={columns}
        rowId={idOf}
        scope={`${scope} ${lines.length}`}
        noun={titlesText.noun}
        sort={sort}
        onSort={onSort}
        links={links}
        selection={selection}
        renderSelectionBar={renderSelectionBar}
        totalLabel={totalLabel}
        loading={loading}
        isPartial={isPartial}
        onVisibleBlocksChange={handleVisibleBlocks}
      />
    </Area>
  )
}

const idOf = ({ title }: TitleLine) => title.id

/** Styles the plain elements that titleColumns renders: cheaper than styled cells in long tables. */
const Area = styled.div`
  .title-name {
    display: flex;
    gap: var(--sp-3);
    align-items: center;
    min-width: 0;
  }

  .title-text {
    min-width: 0;
  }

  .title-text > b {
    display: block;
    font-weight: var(--fw-medium);
    line-height: 1.125rem;
  }

  .title-text > span {
    display: block;
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--text-3);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }

  .title-trend {
    display: inline-block;
    vertical-align: middle;
  }
`
