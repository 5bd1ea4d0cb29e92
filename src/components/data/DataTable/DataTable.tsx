import './styles/index.css'
import { useCallback, useMemo, useRef, type CSSProperties, type ReactNode } from 'react'
import type { Progress } from '#domain/loadable.ts'
import { tableText, type RowNoun } from '#domain/messages/data.ts'
import { pressSort, type SortKey } from '#domain/sortKeys.ts'
import { SMALL, useMedia } from '#components/lib/useMedia.ts'
import type { RowLinks } from './BodyRow.tsx'
import { cardHeight } from './cardHeight.ts'
import { figureLines, readyCells } from './cells.ts'
import { fullLabel, isNumeric, type Column } from './column.ts'
import type { Expansion } from './expansion.ts'
import { HeadRow, type HeadProps } from './HeadRow.tsx'
import { SelectAll } from './selection/SelectAll.tsx'
import { TableBody } from './TableBody.tsx'
import { sumColumns } from './totals.ts'
import { tellCutText } from './tellCutText.ts'
import { TotalsRow } from './TotalsRow.tsx'
import type { RowOrder } from './useRowOrder.ts'
import { useScrollMode, type ScrollChoice } from './useScrollMode.ts'
import type { RowId, RowSelection } from './useSelection.tsx'
import { useVisibleRows } from './useVisibleRows.ts'
import { useWindow } from './useWindow.ts'
import { seenSpan, type Span } from './windowRange.ts'

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
  /** Rows with check boxes: one press turns one, with shift all from the last one, Space the focused one. */
  selection?: RowSelection<Row> | null
  /** From useExpansion: rows open, onto rows inside them or other content. */
  expansion?: Expansion<Row> | null
  /** GroupedHead: a row of groups above the heads. */
  head?: (props: HeadProps<Row>) => ReactNode
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
  /** Draws every row, seen or not: for paper. Keep the rows few. */
  everyRow?: boolean
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
  const { rowId, noun, sort, selection = null, expansion = null, totalLabel, rowHeight = 44, cardHead = 48 } = props
  const cards = useMedia(SMALL) && props.small !== 'table'
  // Rows inside opened ones are drawn among the table's own, and neither counted nor added up.
  const { rows, order, columns, links = null, onOpen } = { ...props, ...expansion }
  const own = props.order
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const seen = useRef<Span>({ first: 0, end: 0 })
  const count = order.indices.length
  const totalled = totalLabel !== undefined
  const cells = useMemo(() => readyCells(columns, cards), [columns, cards])
  const sums = useMemo(
    () => (totalled ? sumColumns(props.rows, own.kept, props.columns) : []),
    [props.rows, own.kept, props.columns, totalled],
  )
  const { box, minWidth, top } = useScrollMode(frame, columns, cards ? 'page' : (props.scroll ?? 'auto'))
  const height = cards ? cardHeight(cardHead, figureLines(columns)) : rowHeight
  const heads = props.head ? 2 : 1
  const rowCount = heads + count + (expansion?.contentsAbove(count) ?? 0) + (totalled ? 1 : 0)

  const report = useVisibleRows(rows, order, props.onVisibleRows)
  const onSeen = useCallback(
    (span: Span) => {
      seen.current = span
      report(span)
    },
    [report],
  )
  const windowed = useWindow({
    body,
    box: box ? frame : null,
    count,
    rowHeight: height,
    seenSpan: expansion?.seenSpan ?? seenSpan,
    onSeen,
  })
  const span = props.everyRow === true ? { first: 0, end: count } : windowed
  const press = (key: string, firstFalling: boolean, add: boolean) =>
    props.onSort(pressSort(sort, key, firstFalling, add))
  const Head = props.head ?? HeadRow
  const first = columns[0]
  const selectAll = selection && (
    <SelectAll rows={props.rows} order={own} rowId={rowId} noun={noun} selection={selection} worded={cards} />
  )

  return (
    <div
      className="data-table"
      ref={frame}
      data-scroll={box ? 'box' : 'page'}
      data-surface={props.surface ?? 'page'}
      data-cards={cards || undefined}
      data-links={links || onOpen ? '' : undefined}
      style={
        {
          '--row': `${height}px`,
          '--box-top': `${top}px`,
          '--card-head': `${cardHead}px`,
          '--first': `${first?.width ?? first?.minWidth ?? 0}px`,
        } as CSSProperties
      }
    >
      <p className="vh" role="status">
        {tableText.status({
          rows: own.indices.length,
          noun,
          loading: props.loading ?? null,
          sortedBy: leadOf(sort, columns),
        })}
      </p>
      {cards && selectAll}
      <table
        aria-rowcount={rowCount}
        onMouseOver={tellCutText}
        style={box ? { minWidth } : undefined}
        role={cards ? 'table' : undefined}
      >
        <caption className="vh">{props.caption}</caption>
        <Head cells={cells} sort={sort} onPress={press} selectAll={cards ? null : selectAll} cards={cards} />
        <TableBody
          body={body}
          rows={rows}
          order={order}
          rowId={rowId}
          cells={cells}
          span={span}
          seen={seen}
          rowHeight={height}
          heads={heads}
          links={links}
          onOpen={onOpen}
          own={props.rows.length}
          selection={selection}
          expansion={expansion}
          cards={cards}
        />
        {totalled && (
          <tfoot role={cards ? 'rowgroup' : undefined}>
            <TotalsRow
              cells={cells}
              sums={sums}
              label={totalLabel(own.indices.length)}
              rowIndex={rowCount}
              cards={cards}
            />
          </tfoot>
        )}
      </table>
      {selection && (
        <p className="vh" role="status">
          {tableText.selected(selection.selected.size, noun)}
        </p>
      )}
    </div>
  )
}

function leadOf<Row>([lead]: readonly SortKey[], columns: readonly Column<Row>[]) {
  const column = columns.find(({ key }) => key === lead?.key)
  return lead && column ? { label: fullLabel(column), descending: lead.falling, numeric: isNumeric(column) } : null
}
