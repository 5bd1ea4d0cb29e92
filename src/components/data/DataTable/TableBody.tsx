import { useCallback, useRef, useState, memo } from 'react'
import { tableText } from '#domain/messages/data.ts'
import { BodyRow, type RowLinks } from './BodyRow.tsx'
import { type Cell, formatCell } from './cells.ts'
import { useRowFocus } from './useRowFocus.ts'
import type { Expansion } from './expansion.ts'
import { useRowSelection } from './selection/useRowSelection.ts'
import type { RowOrder } from './useRowOrder.ts'
import { useReportVisibleBlocks } from './useReportVisibleBlocks.ts'
import { useRowPresses } from './useRowPresses.ts'
import { useRowWindow } from './useRowWindow.ts'
import type { RowId, RowSelection } from './selectionTypes.ts'
import { useVisibleCells } from './useVisibleCells.ts'
import { getGapHeight, getVisibleSpan, OVERSCAN, rowSlices, type Span } from './windowRange.ts'
import type { Sum } from './column.ts'

interface TableBodyProps<Row> {
  rows: readonly Row[]
  order: RowOrder
  rowId: (row: Row) => RowId
  /** What the rows are of. */
  scope: string
  cells: readonly Cell<Row>[]
  /** Row height in pixels. */
  rowHeight: number
  /** Whether rows out of sight are rendered, too. */
  renderAllRows: boolean
  onVisibleBlocksChange: ((blocks: Row[][]) => void) | undefined
  /** The number of header rows. */
  headerRowCount: number
  links: RowLinks<Row> | null
  onOpen: ((row: Row) => void) | undefined
  /** The number of top-level rows; the rest are children of expanded rows. */
  topLevelCount: number
  selection: RowSelection<Row> | null
  expansion: Expansion<Row> | null
  cards: boolean
}

/**
 * The visible rows, with gaps in place of the rows that are not rendered. Which those are is known here only: a scroll
 * renders neither head nor totals.
 */
export function TableBody<Row>({
  rows,
  order,
  rowId,
  scope,
  cells,
  rowHeight,
  renderAllRows,
  onVisibleBlocksChange,
  headerRowCount,
  links,
  onOpen,
  topLevelCount,
  selection,
  expansion,
  cards,
}: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const count = order.indices.length
  const visibleSpan = useRef<Span>({ first: 0, end: 0 })
  const reportVisibleBlocks = useReportVisibleBlocks(rows, order, onVisibleBlocksChange)
  const handleVisibleSpan = useCallback(
    (next: Span) => {
      visibleSpan.current = next
      reportVisibleBlocks(next)
    },
    [reportVisibleBlocks],
  )
  const renderedSpan = useRowWindow({
    body,
    count,
    rowHeight,
    getVisibleSpan: expansion?.getVisibleSpan ?? getVisibleSpan,
    onVisibleSpan: handleVisibleSpan,
  })
  const span = renderAllRows ? { first: 0, end: count } : renderedSpan
  const rowAt = (at: number) => rows[order.indices[at] ?? -1]
  const idAt = (at: number) => {
    const row = rowAt(at)
    return row === undefined ? undefined : rowId(row)
  }
  const page = () => Math.max(1, visibleSpan.current.end - visibleSpan.current.first - 2)
  const focus = useRowFocus({ body, count, idAt, page })
  const [keyScope, setKeyScope] = useState(scope)
  // A row that has the focus keeps it: then the rows stay, and move.
  if (keyScope !== scope && focus.pinned === null) setKeyScope(scope)
  const presses = useRowPresses(
    onOpen &&
      ((at) => {
        const row = rowAt(at)
        if (row !== undefined) onOpen(row)
      }),
  )
  const { onSelect, onKey } = useRowSelection({ rows, order, rowId, topLevelCount, selection })
  const columns = useVisibleCells(cells).length
  const rendered = rowSlices(span, focus.pinned, count)
  const tabStop = rendered.some((slice) => slice.kind === 'row' && slice.position === focus.active)
    ? focus.active
    : firstVisible(span, count)

  return (
    <tbody
      ref={body}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      onKeyDown={(event) => {
        focus.onKeyDown(event)
        onKey(event)
        expansion?.onKeyDown(event, rowAt, focus.move)
        presses.onKeyDown(event)
      }}
      onKeyUp={onKey}
      onClick={presses.onClick}
      onAuxClick={presses.onAuxClick}
      onMouseDown={presses.onMouseDown}
      role={cards ? 'rowgroup' : undefined}
    >
      {rendered.flatMap((slice, index) => {
        if (slice.kind === 'gap')
          return (
            <tr
              key={index === 0 ? 'gap above' : index === rendered.length - 1 ? 'gap below' : 'gap'}
              className="gap"
              aria-hidden
              style={{ height: (expansion?.getGapHeight ?? getGapHeight)(slice, rowHeight) }}
            >
              <td colSpan={columns} />
            </tr>
          )
        const row = rowAt(slice.position)
        if (row === undefined) return []
        const rowIndex = slice.position + headerRowCount + 1 + (expansion?.contentCountAbove(slice.position) ?? 0)
        const content =
          expansion?.renderContentRow(row, { position: slice.position, rowIndex: rowIndex + 1, columns, cards }) ?? null
        return [
          <BodyRow
            key={`${keyScope} ${rowId(row)}`}
            row={row}
            position={slice.position}
            rowIndex={rowIndex}
            cells={cells}
            links={links}
            isTabStop={slice.position === tabStop}
            showFocusRing={focus.visible && slice.position === focus.pinned}
            depth={expansion?.depthOf(row) ?? 0}
            hasContent={content !== null}
            selected={
              selection && (order.indices[slice.position] ?? 0) < topLevelCount
                ? selection.selected.has(rowId(row))
                : null
            }
            selectLabel={selection ? tableText.select(selection.nameOf(row)) : undefined}
            onSelect={onSelect}
            cards={cards}
          />,
          content,
        ]
      })}
    </tbody>
  )
}

/** The first visible row. The tab stop must not be on an overscan row above it: focusing that one would scroll. */
function firstVisible({ first }: Span, count: number): number {
  return Math.min(first === 0 ? 0 : first + OVERSCAN, count - 1)
}

interface TotalsRowProps<Row> {
  cells: readonly Cell<Row>[]
  /** The sums of each column's total, in the order of `cells`. */
  sums: readonly (readonly Sum[])[]
  /** "Total, 20 titles". */
  label: string
  /** Position in the table, from 1. */
  rowIndex: number
  cards: boolean
}

function TotalsRowInner<Row>({ cells, sums, label, rowIndex, cards }: TotalsRowProps<Row>) {
  return (
    <tr role={cards ? 'row' : undefined} aria-rowindex={rowIndex}>
      {cells.map(({ column, className, label: cardLabel }, index) =>
        index === 0 ? (
          <th key={column.key} scope="row" role={cards ? 'rowheader' : undefined}>
            {label}
          </th>
        ) : (
          <td key={column.key} className={className} role={cards ? 'cell' : undefined} data-label={cardLabel}>
            {renderTotal(column, sums[index] ?? [])}
          </td>
        ),
      )}
    </tr>
  )
}

function renderTotal<Row>(column: Cell<Row>['column'], sums: readonly Sum[]) {
  if (column.total === undefined) return null
  return column.total === 'sum' ? formatCell(column, sums[0] ?? null) : column.total.render(sums)
}

/** The last row of a DataTable: totals over all filtered rows. */
export const TotalsRow = memo(TotalsRowInner) as typeof TotalsRowInner
