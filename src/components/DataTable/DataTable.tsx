import { useCallback, useMemo, useRef, type ReactNode } from 'react'
import type { Progress } from '#domain/loadable.ts'
import { tableText, type RowNoun } from '#domain/messages/table.ts'
import { pressSort, type SortKey } from '#domain/sortKeys.ts'
import { SMALL, useMedia } from '../useMedia.ts'
import type { RowLinks } from './BodyRow.tsx'
import { cardHeight, CardsStyle } from './cardsStyle.ts'
import { figureLines, readyCells } from './cells.ts'
import type { Column } from './column.ts'
import { HeadRow } from './HeadRow.tsx'
import { TableBody } from './TableBody.tsx'
import { TableFrame } from './tableStyle.ts'
import { sumColumns } from './totals.ts'
import { TotalsRow } from './TotalsRow.tsx'
import type { RowOrder } from './useRowOrder.ts'
import { useScrollMode, type ScrollChoice } from './useScrollMode.ts'
import { useSelection, type RowId, type RowSelection } from './useSelection.tsx'
import { useVisibleRows } from './useVisibleRows.ts'
import { useWindow } from './useWindow.ts'
import type { Span } from './windowRange.ts'

/** Keep `rowId`, `links` and `columns` the same from one render to the next: rows are drawn again when they change. */
export interface DataTableProps<Row> {
  /** Told to screen readers, not shown. */
  caption: string
  /** Every row there is, whatever the filter. */
  rows: readonly Row[]
  /** From useRowOrder: which of them, in which order. */
  order: RowOrder
  /** The columns to show; the first heads the row, and the card. */
  columns: readonly Column<Row>[]
  rowId: (row: Row) => RowId
  noun: RowNoun
  sort: readonly SortKey[]
  onSort: (sort: SortKey[]) => void
  /** Makes rows links. */
  links?: RowLinks<Row> | null
  /** A row without a link was pressed. */
  onOpen?: (row: Row) => void
  selection?: RowSelection<Row> | null
  /** What the totals row is called, by the number of rows; left out: there is none. */
  totalLabel?: (rows: number) => string
  /** Rows are still being read: how many are here. */
  loading?: Progress | null
  /** Pixels; every row is as high. Default 44. */
  rowHeight?: number
  /** Pixels of a card's head; below it stand its figures. Default 48. */
  cardHead?: number
  /** Below 768px: cards (default), or still a table. */
  small?: 'cards' | 'table'
  /** Default 'auto': with the page, in its own box where the columns do not fit. */
  scroll?: ScrollChoice
  /** What it stands on. Default 'page'. */
  surface?: 'page' | 'panel'
  /** The rows on the screen, after a rest and only when they changed; keep it stable. */
  onVisibleRows?: (rows: Row[]) => void
}

/**
 * A table of any number of rows, of which those on the screen are drawn (screens.md, Data table; APG: sortable table, rows
 * share one tab stop). Below 768px the same rows are cards. What to show without rows, and over a new read, is Resource's.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { rows, order, columns, rowId, noun, sort, selection = null, totalLabel, rowHeight = 44, cardHead = 48 } = props
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const seen = useRef<Span>({ first: 0, end: 0 })
  const cards = useMedia(SMALL) && props.small !== 'table'
  const count = order.indices.length
  const totalled = totalLabel !== undefined
  const cells = useMemo(() => readyCells(columns, cards), [columns, cards])
  const sums = useMemo(() => (totalled ? sumColumns(rows, order.kept, columns) : []), [rows, order.kept, columns, totalled])
  const { box, minWidth, top } = useScrollMode(frame, columns, cards ? 'page' : (props.scroll ?? 'auto'))
  const height = cards ? cardHeight(cardHead, figureLines(columns)) : rowHeight

  const report = useVisibleRows(rows, order, props.onVisibleRows)
  const onSeen = useCallback((span: Span) => {
    seen.current = span
    report(span)
  }, [report])
  const span = useWindow({ body, box: box ? frame : null, count, rowHeight: height, onSeen })
  const { all, toggle } = useSelection({ rows, order, rowId, noun, selection })
  const press = (key: string, firstFalling: boolean, add: boolean) => props.onSort(pressSort(sort, key, firstFalling, add))

  return (
    <TableFrame
      ref={frame}
      data-scroll={box ? 'box' : 'page'}
      data-surface={props.surface ?? 'page'}
      data-cards={cards || undefined}
      data-links={props.links || props.onOpen ? '' : undefined}
      style={{ '--row': `${height}px`, '--box-top': `${top}px`, '--card-head': `${cardHead}px` }}
    >
      {cards && <CardsStyle />}
      <p className="vh" role="status">{tableText.status({ rows: count, noun, loading: props.loading ?? null, sortedBy: leadOf(sort, columns) })}</p>
      <table aria-rowcount={count + (totalled ? 2 : 1)} style={box ? { minWidth } : undefined} role={cards ? 'table' : undefined}>
        <caption className="vh">{props.caption}</caption>
        <HeadRow cells={cells} sort={sort} onPress={press} selectAll={all} cards={cards} />
        <TableBody
          body={body}
          rows={rows}
          order={order}
          rowId={rowId}
          cells={cells}
          span={span}
          seen={seen}
          rowHeight={height}
          links={props.links ?? null}
          onOpen={props.onOpen}
          selection={selection}
          toggle={toggle}
          cards={cards}
        />
        {totalled && (
          <tfoot role={cards ? 'rowgroup' : undefined}>
            <TotalsRow cells={cells} sums={sums} label={totalLabel(count)} rowIndex={count + 2} cards={cards} />
          </tfoot>
        )}
      </table>
    </TableFrame>
  )
}

function leadOf<Row>([lead]: readonly SortKey[], columns: readonly Column<Row>[]) {
  const column = columns.find(({ key }) => key === lead?.key)
  return lead && column ? { label: column.label, falling: lead.falling } : null
}
