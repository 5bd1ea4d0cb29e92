import './styles/index.css'
import { useRef, type CSSProperties, type ReactElement, type ReactNode, useMemo, type MouseEvent } from 'react'
import type { Progress } from '#domain/loadable.ts'
import { tableText, type RowNoun } from '#domain/messages/data.ts'
import { toggleSort, type SortKey } from '#domain/sortKeys.ts'
import { useIsPrinting } from '#components/lib/useIsPrinting.ts'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import type { RowLinks } from './BodyRow.tsx'
import { ColumnWidths } from './ColumnWidths.tsx'
import type { Column, Sum } from './column.ts'
import type { Expansion } from './expansion.ts'
import { HeadRow, type HeadProps } from './HeadRow.tsx'
import { SelectAll } from './selection/SelectAll.tsx'
import { SelectionBarRow } from './selection/SelectionBarRow.tsx'
import { SidewaysBox } from './SidewaysBox.tsx'
import { TableBody, TotalsRow } from './TableBody.tsx'
import { TableStatus } from './TableStatus.tsx'
import { useCells } from './useCells.ts'
import { useFittedColumns } from './useFittedColumns.ts'
import type { RowOrder } from './useRowOrder.ts'
import { useOverflowWidth } from './useOverflowWidth.ts'
import type { RowId, RowSelection } from './selectionTypes.ts'
import { useTableSizes } from './useTableSizes.ts'
import { useVisibleCells } from './useVisibleCells.ts'
import { sumColumns } from './totals.ts'
import { shortTooltip } from '#domain/text/shortenText.ts'

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
  /** What the rows are of: rows of something else take the place of these, instead of moving about. @default one scope */
  scope?: string
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
   * Renders a SelectionBar while rows are selected: above the totals, sticking with them, or below a table that scrolls
   * sideways, sticking to the window by itself. @default none
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
  /** Row height in pixels, at a font size of 16. @default 44 */
  rowHeight?: number
  /** Height of a card's heading in pixels, at a font size of 16; its figures follow below. @default 48 */
  cardHeadHeight?: number
  /** Layout below 768px. @default "cards" */
  smallScreenLayout?: 'cards' | 'table'
  /** The background it is on. @default "page" */
  surface?: 'page' | 'panel'
  /** Called with the blocks of 64 rows in sight when they have changed, debounced; keep it stable. @default none */
  onVisibleBlocksChange?: (blocks: Row[][]) => void
}

/** About 60 sheets. */
const MAX_PRINTED_ROWS = 2000

/**
 * A virtualised table for any number of rows. Below 768px rows become cards; on paper all rows are there, up to 2,000. Wrap
 * it in a Resource for the loading, error and empty states.
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
    Header: Head = HeadRow,
  } = props
  const isPrinting = useIsPrinting()
  const cards = useMediaQuery(SMALL_SCREEN) && props.smallScreenLayout !== 'table' && !isPrinting
  // Child rows are rendered among the top-level rows but neither counted nor summed.
  const { rows, order: wholeOrder, columns: givenColumns, links = null, onOpen } = { ...props, ...expansion }
  const order = isPrinting ? { ...wholeOrder, indices: wholeOrder.indices.subarray(0, MAX_PRINTED_ROWS) } : wholeOrder
  const sums = useSums(props.rows, props.order.filterMask, props.columns)
  const sizes = useTableSizes(props, givenColumns, { cards, isPrinting })
  const fittedColumns = useFittedColumns(givenColumns, sums.all, cards, sizes.textScale)
  const columns = isPrinting ? fittedColumns.filter(({ screenOnly = false }) => !screenOnly) : fittedColumns
  const frame = useRef<HTMLDivElement>(null)
  const count = order.indices.length
  const hasTotals = totalLabel !== undefined
  const leadingKey = sort[0]
  const leadingColumn = columns.find(({ key }) => key === leadingKey?.key)
  const cells = useCells({ rows: props.rows, order: props.order, columns, leadingColumn, cards })
  const visibleCells = useVisibleCells(cells)
  const overflowWidth = useOverflowWidth(frame, columns)
  const boxWidth = cards || isPrinting ? null : overflowWidth
  const headerRowCount = props.Header ? 2 : 1
  const bodyEnd = headerRowCount + count + (expansion?.contentCountAbove(count) ?? 0)
  const barAboveTotals = boxWidth !== null ? null : (renderSelectionBar?.(false) ?? null)
  const totalsIndex = bodyEnd + (barAboveTotals ? 2 : 1)
  const selectAll = (isCopy: boolean) =>
    selection && (
      <SelectAll
        rows={props.rows}
        order={props.order}
        rowId={rowId}
        noun={noun}
        selection={selection}
        showLabel={cards}
        isCopy={isCopy}
      />
    )
  const head = (isCopy: boolean) => (
    <Head
      cells={cells}
      sort={sort}
      onSort={(key, descendingFirst, add) => props.onSort(toggleSort(sort, key, descendingFirst, add))}
      selectAll={cards ? null : selectAll(isCopy)}
      cards={cards}
      isCopy={isCopy}
    />
  )
  const totals = hasTotals && (
    <TotalsRow
      cells={cells}
      sums={sums.filtered}
      label={totalLabel(props.order.indices.length)}
      rowIndex={totalsIndex}
      cards={cards}
    />
  )

  return (
    <>
      {/* Outside, so that a modal can make the table inert: it leaves live regions alone. */}
      <TableStatus
        rows={props.order.indices.length}
        noun={noun}
        loading={props.loading ?? null}
        isPartial={props.isPartial ?? false}
        sortKey={leadingKey}
        column={leadingColumn}
        selected={selection?.selected.size ?? null}
      />
      <div
        className="data-table"
        ref={frame}
        data-scroll={boxWidth === null ? 'page' : 'box'}
        data-surface={props.surface ?? 'page'}
        data-cards={cards || undefined}
        data-large-text={sizes.isLargeText ? '' : undefined}
        data-links={links || onOpen ? '' : undefined}
        data-selecting={renderSelectionBar ? '' : undefined}
        data-selection={selection && (selection.selected.size > 0 ? 'some' : 'none')}
        data-grouped={props.Header ? '' : undefined}
        style={
          {
            '--row': `${sizes.rowHeight}px`,
            '--card-head': `${sizes.cardHeadHeight}px`,
            '--first': `${columns[0]?.width ?? columns[0]?.minWidth ?? 0}px`,
          } as CSSProperties
        }
      >
        {cards && selectAll(false)}
        <SidewaysBox
          minWidth={boxWidth}
          headCopy={head(true)}
          totalsCopy={
            totals && (
              <>
                <ColumnWidths cells={visibleCells} />
                <tfoot>{totals}</tfoot>
              </>
            )
          }
          hasSelectionBar={renderSelectionBar !== null}
        >
          <table
            aria-rowcount={hasTotals ? totalsIndex : totalsIndex - 1}
            onMouseOver={addTitleIfTruncated}
            style={boxWidth === null ? undefined : { minWidth: boxWidth }}
            role={cards ? 'table' : undefined}
          >
            <caption className="visually-hidden">{props.caption}</caption>
            {head(false)}
            <TableBody
              rows={rows}
              order={order}
              rowId={rowId}
              scope={props.scope ?? ''}
              cells={cells}
              rowHeight={sizes.rowHeight}
              renderAllRows={isPrinting}
              onVisibleBlocksChange={props.onVisibleBlocksChange}
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
                {totals}
              </tfoot>
            )}
          </table>
        </SidewaysBox>
      </div>
      {order.indices.length < wholeOrder.indices.length && (
        <p>{tableText.printedRows(order.indices.length, wholeOrder.indices.length)}</p>
      )}
      {boxWidth !== null && renderSelectionBar?.(true)}
    </>
  )
}

/** The sums of each column over all rows, and over those that the filter mask includes (null: all). */
function useSums<Row>(
  rows: readonly Row[],
  mask: Uint8Array | null,
  columns: readonly Column<Row>[],
): { all: Sum[][]; filtered: Sum[][] } {
  const all = useMemo(() => sumColumns(rows, null, columns), [rows, columns])
  const filtered = useMemo(() => (mask === null ? all : sumColumns(rows, mask, columns)), [all, rows, mask, columns])
  return { all, filtered }
}

/**
 * Adds the full text as a title to a truncated cell of a body or totals row, on hover only because most cells never
 * need one.
 */
export function addTitleIfTruncated({ target }: MouseEvent): void {
  const cell =
    target instanceof Element ? target.closest<HTMLElement>(':is(tbody, tfoot) > tr:not(.content) > *') : null
  if (!cell) return
  const text = cell.querySelector('.ellipsis') ?? cell
  if (text.scrollWidth > text.clientWidth && cell.textContent !== '') cell.title = shortTooltip(cell.textContent)
  else cell.removeAttribute('title')
}
