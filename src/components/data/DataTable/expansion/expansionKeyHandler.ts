import type { Expansion } from '../expansion.ts'
import { rowPosition } from '../useRowFocus.ts'

interface Options<Row> {
  isExpanded: (row: Row) => boolean
  canExpand: (row: Row) => boolean
  toggle: (row: Row) => void
  /** The parent of a row; null for a top-level row. */
  parentOf: (row: Row) => Row | null
}

/**
 * Handles the arrow keys: Right expands a row, then moves to its first child; Left collapses it, or moves to its
 * parent.
 */
export function expansionKeyHandler<Row>({
  isExpanded,
  canExpand,
  toggle,
  parentOf,
}: Options<Row>): Expansion<Row>['onKeyDown'] {
  return (event, rowAt, move) => {
    const position = rowPosition(event)
    const row = position === null ? undefined : rowAt(position)
    if (
      position === null ||
      row === undefined ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey
    )
      return
    if (!(event.target instanceof Element) || !event.target.matches('tr, .row-link, .opener')) return

    const nextRow = rowAt(position + 1)
    if (event.key === 'ArrowRight' && canExpand(row) && !isExpanded(row)) toggle(row)
    else if (event.key === 'ArrowRight' && nextRow !== undefined && parentOf(nextRow) === row) move(position + 1)
    else if (event.key === 'ArrowLeft' && isExpanded(row)) toggle(row)
    else if (event.key === 'ArrowLeft' && parentOf(row) !== null) move(positionAbove(position, parentOf(row), rowAt))
    else return
    event.preventDefault()
  }
}

function positionAbove<Row>(start: number, row: Row | null, rowAt: (position: number) => Row | undefined): number {
  let position = start
  while (position > 0 && rowAt(position) !== row) position--
  return position
}
