import type { RowId } from '../selectionTypes.ts'

/**
 * The selection after a press on the row at `position`, which is toggled. With `anchor`, every row from there to here
 * gets the same state. `ids` are in display order; null for a row that can't be selected.
 */
export function toggleRows(
  selected: ReadonlySet<RowId>,
  ids: readonly (RowId | null)[],
  position: number,
  anchor: RowId | null,
): Set<RowId> {
  const next = new Set(selected)
  const pressed = ids[position] ?? null
  if (pressed === null) return next
  const start = anchor === null ? -1 : ids.indexOf(anchor)
  const [first, last] = start === -1 ? [position, position] : [Math.min(start, position), Math.max(start, position)]
  for (const id of ids.slice(first, last + 1)) {
    if (id === null) continue
    if (selected.has(pressed)) next.delete(id)
    else next.add(id)
  }
  return next
}
