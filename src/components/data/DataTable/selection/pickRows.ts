import type { RowId } from '../useSelection.tsx'

/**
 * The selection after a press on one row: turned over, and with `from`, every row from there to here made like it. `ids`
 * are those of the rows as they stand; null where one cannot be chosen.
 */
export function pickRows(
  selected: ReadonlySet<RowId>,
  ids: readonly (RowId | null)[],
  at: number,
  from: RowId | null,
): Set<RowId> {
  const next = new Set(selected)
  const id = ids[at] ?? null
  if (id === null) return next
  const start = from === null ? -1 : ids.indexOf(from)
  const [first, last] = start === -1 ? [at, at] : [Math.min(start, at), Math.max(start, at)]
  for (const each of ids.slice(first, last + 1)) {
    if (each === null) continue
    if (selected.has(id)) next.delete(each)
    else next.add(each)
  }
  return next
}
