/** The columns as an ordering panel lists them: those chosen in their order, then the others in their own. */
export function inOrder<C extends { key: string }>(columns: readonly C[], chosen: readonly string[]): C[] {
  const shown = chosen.flatMap((key) => columns.filter((column) => column.key === key))
  return [...shown, ...columns.filter((column) => !shown.includes(column))]
}

/** The keys with one of them a place earlier or later; at its end it stays. */
export function moved(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const [from, rest] = [keys.indexOf(key), keys.filter((each) => each !== key)]
  return from === -1 ? [...keys] : rest.toSpliced(Math.max(0, from + by), 0, key)
}
