/** The visible columns in the user's order, then the hidden ones in default order. */
export function orderColumns<C extends { key: string }>(columns: readonly C[], visibleKeys: readonly string[]): C[] {
  const visible = visibleKeys.flatMap((key) => columns.filter((column) => column.key === key))
  return [...visible, ...columns.filter((column) => !visible.includes(column))]
}

/** Moves a key one position earlier or later; does nothing at either end. */
export function moveKey(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const index = keys.indexOf(key)
  const otherKeys = keys.filter((other) => other !== key)
  return index === -1 ? [...keys] : otherKeys.toSpliced(Math.max(0, index + by), 0, key)
}
