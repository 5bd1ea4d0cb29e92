/** One key of a sort: rows are put in order by the first key, ties by the next. */
export interface SortKey {
  /** The key of a column. */
  key: string
  falling: boolean
}

/** Writes a sort for an address: 'clicks falling, then name rising' is '-clicks,name'. */
export function writeSort(sort: readonly SortKey[]): string {
  return sort.map(({ key, falling }) => (falling ? `-${key}` : key)).join(',')
}

/** Reads what writeSort wrote; null when a key is not one of `allowed`, comes twice, or there is none. */
export function parseSort(text: string, allowed: readonly string[]): SortKey[] | null {
  const sort = text
    .split(',')
    .map((part): SortKey =>
      part.startsWith('-') ? { key: part.slice(1), falling: true } : { key: part, falling: false },
    )
  const keys = new Set(sort.map(({ key }) => key))
  return keys.size === sort.length && sort.every(({ key }) => allowed.includes(key)) ? sort : null
}

/** Whether two sorts put rows in the same order. */
export function sameSort(a: readonly SortKey[], b: readonly SortKey[]): boolean {
  return writeSort(a) === writeSort(b)
}

/**
 * The sort after a press on a column's head. A plain press sorts by that column alone and turns it over when it already
 * leads; with `add` (shift) the column joins as a further key, turns over, then leaves. At least one key always stays.
 */
export function pressSort(sort: readonly SortKey[], key: string, firstFalling: boolean, add: boolean): SortKey[] {
  const at = sort.findIndex((part) => part.key === key)
  const old = sort[at]
  if (!add || (sort.length === 1 && old !== undefined)) {
    return [{ key, falling: at === 0 ? old?.falling === false : firstFalling }]
  }
  if (old === undefined) return [...sort, { key, falling: firstFalling }]
  if (old.falling === firstFalling) return sort.with(at, { key, falling: !firstFalling })
  return sort.toSpliced(at, 1)
}
