/** One key of a sort: rows are sorted by the first key, ties by the next. */
export interface SortKey {
  /** Column key. */
  key: string
  descending: boolean
}

/** Formats a sort for the URL: clicks descending, then name ascending is '-clicks,name'. */
export function formatSort(sort: readonly SortKey[]): string {
  return sort.map(({ key, descending }) => (descending ? `-${key}` : key)).join(',')
}

/** Parses the text of formatSort; null if it is empty, repeats a key, or has one that is not in `allowed`. */
export function parseSort(text: string, allowed: readonly string[]): SortKey[] | null {
  const sort = text
    .split(',')
    .map((part): SortKey =>
      part.startsWith('-') ? { key: part.slice(1), descending: true } : { key: part, descending: false },
    )
  const keys = new Set(sort.map(({ key }) => key))
  return keys.size === sort.length && sort.every(({ key }) => allowed.includes(key)) ? sort : null
}

/** True if both sorts have the same keys and directions in the same order. */
export function isSameSort(a: readonly SortKey[], b: readonly SortKey[]): boolean {
  return formatSort(a) === formatSort(b)
}

/**
 * The sort after a click on a column header. A plain click sorts by that column alone, and reverses it if it is the
 * first key already. With `add` (shift), the column is added as the last key, then reversed, then removed. At least one
 * key remains.
 */
export function toggleSort(sort: readonly SortKey[], key: string, descendingFirst: boolean, add: boolean): SortKey[] {
  const index = sort.findIndex((part) => part.key === key)
  const current = sort[index]
  if (!add || (sort.length === 1 && current !== undefined)) {
    return [{ key, descending: index === 0 ? current?.descending === false : descendingFirst }]
  }
  if (current === undefined) return [...sort, { key, descending: descendingFirst }]
  if (current.descending === descendingFirst) return sort.with(index, { key, descending: !descendingFirst })
  return sort.toSpliced(index, 1)
}
