import { useMemo, type ReactElement } from 'react'
import { styled } from 'styled-components'
import type { RowLinks } from '#components/data/DataTable/BodyRow.tsx'
import { DataTable } from '#components/data/DataTable/DataTable.tsx'
import type { RowId } from '#components/data/DataTable/selectionTypes.ts'
import { adsText } from '#domain/messages/ads.ts'
import type { AdLine } from '../shared/ads/adLines.ts'
import type { AdsListProps } from './AdsListProps.ts'

interface AdsTableProps extends AdsListProps {
  onSelectionChange: (selected: ReadonlySet<RowId>) => void
  /** Null while nothing is selected. */
  renderSelectionBar: ((sticky: boolean) => ReactElement) | null
}

/** The ads as a table, or as cards on small screens. */
export function AdsTable({
  caption,
  lines,
  scope,
  order,
  view,
  columns,
  onSort,
  isComplete,
  loading,
  reasons,
  selected,
  onSelectionChange,
  renderSelectionBar,
  adHref,
  renderLink,
}: AdsTableProps) {
  const links = useMemo(
    (): RowLinks<AdLine> => ({ href: ({ ad }) => adHref(ad.id), render: renderLink }),
    [adHref, renderLink],
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
        noun={adsText.noun}
        sort={view.sort}
        onSort={onSort}
        links={links}
        selection={{ selected, onSelectionChange, nameOf: ({ ad }) => ad.name }}
        renderSelectionBar={renderSelectionBar}
        totalLabel={isComplete ? adsText.total : adsText.totalSoFar}
        loading={loading}
        isPartial={!isComplete}
        {...(reasons !== null && { rowHeight: 68, cardHeadHeight: 116 })}
      />
    </Area>
  )
}

const idOf = ({ ad }: AdLine) => ad.id

/** Styles the plain elements that adColumns renders: cheaper than styled cells in long tables. */
const Area = styled.div`
  .ad-name {
    display: flex;
    gap: var(--sp-3);
    align-items: center;
    min-width: 0;
  }

  .ad-text {
    min-width: 0;
  }

  .ad-text > b {
    display: block;
    font-weight: var(--fw-medium);
    line-height: 1.125rem;
  }

  .ad-sub {
    display: block;
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--text-3);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }

  .ad-sub > svg {
    margin-inline-end: var(--sp-2);
  }
`
