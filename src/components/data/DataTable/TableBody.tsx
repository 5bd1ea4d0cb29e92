import type { RefObject } from 'react'
import { tableText } from '#domain/messages/data.ts'
import { BodyRow, type RowLinks } from './BodyRow.tsx'
import type { Cell } from './cells.ts'
import { useRowFocus } from './useRowFocus.ts'
import type { Expansion } from './expansion.ts'
import { useRowSelection } from './selection/useRowSelection.ts'
import type { RowOrder } from './useRowOrder.ts'
import { useRowPresses } from './useRowPresses.ts'
import type { RowId, RowSelection } from './useSelection.tsx'
import { useVisibleCells } from './useVisibleCells.ts'
import { gapHeight, OVERSCAN, slices, type Span } from './windowRange.ts'

interface TableBodyProps<Row> {
  body: RefObject<HTMLTableSectionElement | null>
  rows: readonly Row[]
  order: RowOrder
  rowId: (row: Row) => RowId
  cells: readonly Cell<Row>[]
  /** The rows to draw, by their place in the order. */
  span: Span
  /** The rows on the screen, as of the last scroll. */
  seen: { readonly current: Span }
  /** Pixels. */
  rowHeight: number
  /** How many rows the head has. */
  heads: number
  links: RowLinks<Row> | null
  onOpen: ((row: Row) => void) | undefined
  /** So many of the rows are the table's own; those after them are inside others. */
  own: number
  selection: RowSelection<Row> | null
  expansion: Expansion<Row> | null
  cards: boolean
}

/** The rows on the screen, with gaps as high as the rows that are not drawn. */
export function TableBody<Row>({
  body,
  rows,
  order,
  rowId,
  cells,
  span,
  seen,
  rowHeight,
  heads,
  links,
  onOpen,
  own,
  selection,
  expansion,
  cards,
}: TableBodyProps<Row>) {
  const count = order.indices.length
  const rowAt = (at: number) => rows[order.indices[at] ?? -1]
  const idAt = (at: number) => {
    const row = rowAt(at)
    return row === undefined ? undefined : rowId(row)
  }
  const page = () => Math.max(1, seen.current.end - seen.current.first - 2)
  const focus = useRowFocus({ body, count, idAt, page })
  const presses = useRowPresses(
    onOpen &&
      ((at) => {
        const row = rowAt(at)
        if (row !== undefined) onOpen(row)
      }),
  )
  const { onSelect, onKey } = useRowSelection({ rows, order, rowId, own, selection })
  const columns = useVisibleCells(cells).length
  const drawn = slices(span, focus.held, count)
  const tabStop = drawn.some((slice) => slice.kind === 'row' && slice.at === focus.active)
    ? focus.active
    : firstSeen(span, count)

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
      {drawn.flatMap((slice, place) => {
        if (slice.kind === 'gap')
          return (
            <tr
              key={place === 0 ? 'gap above' : place === drawn.length - 1 ? 'gap below' : 'gap'}
              className="gap"
              aria-hidden
              style={{ height: (expansion?.gapHeight ?? gapHeight)(slice, rowHeight) }}
            >
              <td colSpan={columns} />
            </tr>
          )
        const row = rowAt(slice.at)
        if (row === undefined) return []
        const rowIndex = slice.at + heads + 1 + (expansion?.contentsAbove(slice.at) ?? 0)
        const drawnRow = (
          <BodyRow
            key={rowId(row)}
            row={row}
            at={slice.at}
            rowIndex={rowIndex}
            cells={cells}
            links={links}
            tabStop={slice.at === tabStop}
            ring={focus.visible && slice.at === focus.held}
            selected={selection && (order.indices[slice.at] ?? 0) < own ? selection.selected.has(rowId(row)) : null}
            selectLabel={selection ? tableText.select(selection.nameOf(row)) : undefined}
            onSelect={onSelect}
            cards={cards}
          />
        )
        return expansion
          ? [drawnRow, expansion.contentOf(row, { at: slice.at, rowIndex: rowIndex + 1, columns, cards })]
          : drawnRow
      })}
    </tbody>
  )
}

/** The rows drawn above the screen are no place for the tab stop: focusing one would scroll. */
function firstSeen({ first }: Span, count: number): number {
  return Math.min(first === 0 ? 0 : first + OVERSCAN, count - 1)
}
