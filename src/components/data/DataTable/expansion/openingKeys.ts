import type { Expansion } from '../expansion.ts'
import { placeOf } from '../useRowFocus.ts'

interface Options<Row> {
  isOpen: (row: Row) => boolean
  canOpen: (row: Row) => boolean
  toggle: (row: Row) => void
  /** The row that a row is inside; null for the table's own. */
  parentOf: (row: Row) => Row | null
}

/** Right opens the focused row, then goes to the first row inside; Left closes it, or goes to the row that it is inside. */
export function openingKeys<Row>({ isOpen, canOpen, toggle, parentOf }: Options<Row>): Expansion<Row>['onKeyDown'] {
  return (event, rowAt, move) => {
    const at = placeOf(event)
    const row = at === null ? undefined : rowAt(at)
    if (
      at === null ||
      row === undefined ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey
    )
      return
    if (!(event.target instanceof Element) || !event.target.matches('tr, .row-link, .opener')) return

    const inside = rowAt(at + 1)
    if (event.key === 'ArrowRight' && canOpen(row) && !isOpen(row)) toggle(row)
    else if (event.key === 'ArrowRight' && inside !== undefined && parentOf(inside) === row) move(at + 1)
    else if (event.key === 'ArrowLeft' && isOpen(row)) toggle(row)
    else if (event.key === 'ArrowLeft' && parentOf(row) !== null) move(placeAbove(at, parentOf(row), rowAt))
    else return
    event.preventDefault()
  }
}

function placeAbove<Row>(at: number, row: Row | null, rowAt: (at: number) => Row | undefined): number {
  let place = at
  while (place > 0 && rowAt(place) !== row) place--
  return place
}
