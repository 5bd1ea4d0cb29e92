/** What a table calls its rows. */
export interface RowNoun {
  one: string
  many: string
}

interface TableState {
  rows: number
  noun: RowNoun
  /** Rows read so far and in all, while the rest is under way; `total` is null until it is known. */
  loading: { loaded: number; total: number | null } | null
  /** The leading sort key, by the label of its column. */
  sortedBy: { label: string; falling: boolean } | null
}

const count = new Intl.NumberFormat('en-GB')

/** What any table says of itself. */
export const tableText = {
  /** '1,024 titles', '1 title'. */
  rows: (rows: number, noun: RowNoun) => `${count.format(rows)} ${rows === 1 ? noun.one : noun.many}`,
  /** What screen readers are told whenever it changes. */
  status: ({ rows, noun, loading, sortedBy }: TableState) => {
    const parts = [tableText.rows(rows, noun)]
    if (loading) parts.push(tableText.firstOf(loading.loaded, loading.total))
    if (sortedBy) parts.push(`sorted by ${sortedBy.label}, ${sortedBy.falling ? 'falling' : 'rising'}`)
    return parts.join(', ')
  },
  firstOf: (loaded: number, total: number | null) =>
    `first ${count.format(loaded)} ${total === null ? '' : `of ${count.format(total)} `}while loading`,
  sortPlace: (place: number) => `sort key ${place}`,
  selectAll: (noun: RowNoun) => `Select all ${noun.many}`,
  select: (row: string) => `Select ${row}`,
  /** Told when it changes: '3 titles selected'. */
  selected: (rows: number, noun: RowNoun) => `${tableText.rows(rows, noun)} selected`,
}
