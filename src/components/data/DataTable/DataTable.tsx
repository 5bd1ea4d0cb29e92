import './styles/index.css'
import { useCallback, useMemo, useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import type { Progress } from '#domain/loadable.ts'
import { tableText, type RowNoun } from '#domain/messages/data.ts'
import { toggleSort, type SortKey } from '#domain/sortKeys.ts'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import type { RowLinks } from './BodyRow.tsx'
import { cardHeight } from './cardHeight.ts'
import { countFigureLines, prepareCells } from './cells.ts'
import { fullLabel, isNumeric, type Column } from './column.ts'
import type { Expansion } from './expansion.ts'
import { HeadRow, type HeadProps } from './HeadRow.tsx'
import { ScrollEdges } from './ScrollEdges.tsx'
import { SelectAll } from './selection/SelectAll.tsx'
import { SelectionBarRow } from './selection/SelectionBarRow.tsx'
import { TableBody } from './TableBody.tsx'
import { sumColumns } from './totals.ts'
import { addTitleIfTruncated } from './addTitleIfTruncated.ts'
import { TotalsRow } from './TotalsRow.tsx'
import type { RowOrder } from './useRowOrder.ts'
import { useScrollMode, type ScrollChoice } from './useScrollMode.ts'
import type { RowId, RowSelection } from './selectionTypes.ts'
import { useReportVisibleBlocks } from './useReportVisibleBlocks.ts'
import { useRowWindow } from './useRowWindow.ts'
import { getVisibleSpan, type Span } from './windowRange.ts'

/** Keep `rowId`, `links` and `columns` stable: rows render again when they change. */
export interface DataTableProps<Row> {
  /** For screen readers; visually hidden. */
  caption: string
  /** All rows, unfiltered. */
  rows: readonly Row[]
  /** From useRowOrder: the filtered rows in sorted order. */
  order: RowOrder
  /** The columns to show; the first is the heading of a row or card. */
  columns: readonly Column<Row>[]
  /** Returns a row's id, unique in the table. */
  rowId: (row: Row) => RowId
  /** What the rows are called: 'title', 'titles'. */
  noun: RowNoun
  /** The current order, the main sort key first. */
  sort: readonly SortKey[]
  /** Called with the new sort keys when a header is pressed. */
  onSort: (sort: SortKey[]) => void
  /** Makes rows links. @default none */
  links?: RowLinks<Row> | null
  /** Called when a row without a link is pressed. @default none */
  onOpen?: (row: Row) => void
  /** Adds a check box to each row. Shift selects a range, Space toggles the focused row. @default none */
  selection?: RowSelection<Row> | null
  /**
   * Renders a SelectionBar while rows are selected: above the totals, sticking with them; or, if the table scrolls in
   * its own box, below that, sticking to the window by itself.
   * @default none
   */
  renderSelectionBar?: ((sticky: boolean) => ReactElement) | null
  /** From useExpansion: rows expand to show child rows or other content. @default none */
  expansion?: Expansion<Row> | null
  /** Replaces the header; GroupedHead adds a row of groups above it. @default a row of column headers */
  Header?: (props: HeadProps<Row>) => ReactNode
  /** Labels the totals row by the number of rows; without it there is no totals row. @default none */
  totalLabel?: (rows: number) => string
  /** Progress while rows are still loading. @default none */
  loading?: Progress | null
  /** Rows are missing, loading or not: their number is announced as so many so far. @default false */
  isPartial?: boolean
  /** Fixed row height in pixels. @default 44 */
  rowHeight?: number
  /** Height of a card's heading in pixels; its figures follow below. @default 48 */
  cardHeadHeight?: number
  /** Layout below 768px. @default "cards" */
  smallScreenLayout?: 'cards' | 'table'
  /** Scrolls with the page or in its own box; 'auto': in its own box if the columns don't fit. @default "auto" */
  scroll?: ScrollChoice
  /** Renders all rows, visible or not, for printing. Use with few rows only. @default false */
  renderAllRows?: boolean
  /** The background it is on. @default "page" */
  surface?: 'page' | 'panel'
  /** Called with the blocks of 64 rows in sight when they have changed, debounced; keep it stable. @default none */
  onVisibleBlocksChange?: (blocks: Row[][]) => void
}

/**
 * A virtualised table for any number of rows. Below 768px rows become cards. Wrap it in a Resource for the loading,
 * error and empty states.
 * ARIA pattern: sortable table, whose rows share one tab stop.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const {
    rowId,
    noun,
    sort,
    selection = null,
    renderSelectionBar = null,
    expansion = null,
    totalLabel,
    rowHeight = 44,
    cardHeadHeight = 48,
  } = props
  const cards = useMediaQuery(SMALL_SCREEN) && props.smallScreenLayout !== 'table'
  // Child rows are rendered among the top-level rows but neither counted nor summed.
  const { rows, order, columns, links = null, onOpen } = { ...props, ...expansion }
  const topLevelOrder = props.order
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const visibleSpanRef = useRef<Span>({ first: 0, end: 0 })
  const count = order.indices.length
  const hasTotals = totalLabel !== undefined
  const cells = useMemo(() => prepareCells(columns, cards), [columns, cards])
  const sums = useMemo(
    () => (hasTotals ? sumColumns(props.rows, topLevelOrder.filterMask, props.columns) : []),
    [props.rows, topLevelOrder.filterMask, props.columns, hasTotals],
  )
  const { scrollsInBox, minWidth, top } = useScrollMode(frame, columns, cards ? 'page' : (props.scroll ?? 'auto'))
  const height = cards ? cardHeight(cardHeadHeight, countFigureLines(columns)) : rowHeight
  const headerRowCount = props.Header ? 2 : 1
  const bodyEnd = headerRowCount + count + (expansion?.contentCountAbove(count) ?? 0)
  const barAboveTotals = scrollsInBox ? null : (renderSelectionBar?.(false) ?? null)
  const totalsIndex = bodyEnd + (barAboveTotals ? 2 : 1)
  const rowCount = hasTotals ? totalsIndex : totalsIndex - 1

  const reportVisibleBlocks = useReportVisibleBlocks(rows, order, props.onVisibleBlocksChange)
  const handleVisibleSpan = useCallback(
    (span: Span) => {
      visibleSpanRef.current = span
      reportVisibleBlocks(span)
    },
    [reportVisibleBlocks],
  )
  const renderedSpan = useRowWindow({
    body,
    box: scrollsInBox ? frame : null,
    count,
    rowHeight: height,
    getVisibleSpan: expansion?.getVisibleSpan ?? getVisibleSpan,
    onVisibleSpan: handleVisibleSpan,
  })
  const span = props.renderAllRows === true ? { first: 0, end: count } : renderedSpan
  const handleSort = (key: string, descendingFirst: boolean, add: boolean) =>
    props.onSort(toggleSort(sort, key, descendingFirst, add))
  const Head = props.Header ?? HeadRow
  const firstColumn = columns[0]
  const leadingKey = sort[0]
  const leadingColumn = columns.find(({ key }) => key === leadingKey?.key)
  const selectAll = selection && (
    <SelectAll
      rows={props.rows}
      order={topLevelOrder}
      rowId={rowId}
      noun={noun}
      selection={selection}
      showLabel={cards}
    />
  )

  return (
    <>
      {/* Outside, so that a modal can make the whole box inert: it leaves live regions alone. */}
      <p className="visually-hidden" role="status">
        {tableText.status({
          rows: topLevelOrder.indices.length,
          noun,
          loading: props.loading ?? null,
          isPartial: props.isPartial ?? false,
          sortedBy:
            leadingKey && leadingColumn
              ? {
                  label: fullLabel(leadingColumn),
                  descending: leadingKey.descending,
                  numeric: isNumeric(leadingColumn),
                }
              : null,
        })}
      </p>
      <div
        className="data-table"
        ref={frame}
        data-scroll={scrollsInBox ? 'box' : 'page'}
        data-surface={props.surface ?? 'page'}
        data-cards={cards || undefined}
        data-links={links || onOpen ? '' : undefined}
        data-selecting={renderSelectionBar ? '' : undefined}
        style={
          {
            '--row': `${height}px`,
            '--box-top': `${top}px`,
            '--card-head': `${cardHeadHeight}px`,
            '--first': `${firstColumn?.width ?? firstColumn?.minWidth ?? 0}px`,
          } as CSSProperties
        }
      >
        {cards && selectAll}
        <table
          aria-rowcount={rowCount}
          onMouseOver={addTitleIfTruncated}
          style={scrollsInBox ? { minWidth } : undefined}
          role={cards ? 'table' : undefined}
        >
          <caption className="visually-hidden">{props.caption}</caption>
          <Head cells={cells} sort={sort} onSort={handleSort} selectAll={cards ? null : selectAll} cards={cards} />
          <TableBody
            body={body}
            rows={rows}
            order={order}
            rowId={rowId}
            cells={cells}
            span={span}
            visibleSpan={visibleSpanRef}
            rowHeight={height}
            headerRowCount={headerRowCount}
            links={links}
            onOpen={onOpen}
            topLevelCount={props.rows.length}
            selection={selection}
            expansion={expansion}
            cards={cards}
          />
          {(hasTotals || barAboveTotals) && (
            <tfoot role={cards ? 'rowgroup' : undefined}>
              {barAboveTotals && (
                <SelectionBarRow cells={cells} rowIndex={bodyEnd + 1} cards={cards}>
                  {barAboveTotals}
                </SelectionBarRow>
              )}
              {hasTotals && (
                <TotalsRow
                  cells={cells}
                  sums={sums}
                  label={totalLabel(topLevelOrder.indices.length)}
                  rowIndex={totalsIndex}
                  cards={cards}
                />
              )}
            </tfoot>
          )}
        </table>
        {scrollsInBox && <ScrollEdges box={frame} />}
      </div>
      {scrollsInBox && renderSelectionBar?.(true)}
      {selection && (
        <p className="visually-hidden" role="status">
          {tableText.selected(selection.selected.size, noun)}
        </p>
      )}
    </>
  )
}
