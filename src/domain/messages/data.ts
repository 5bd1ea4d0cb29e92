import type { Change } from '../change.ts'
import { percentText } from '../format.ts'
import { markText } from './common.ts'

/* Tables and charts. */

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

/** Rows of a table that open. */
export const openRowsText = {
  /** Names the mark that opens a row, where the row's own name is a link. */
  details: (row: string) => `Details of ${row}`,
  /** Before the name of a row that stands inside another. */
  inside: (row: string) => `in ${row}:`,
}

/** What charts say of themselves. */
export const chartText = {
  chart: 'Chart',
  table: 'Table',
  show: (what: string) => `${what}: show as`,

  /** What one place on the base line stands for. */
  per: {
    day: { one: 'Day', noun: { one: 'day', many: 'days' } },
    month: { one: 'Month', noun: { one: 'month', many: 'months' } },
  },
  /** Told with the name of a chart when it gets the focus. */
  howToRead: (chart: string, per: 'day' | 'month') => `${chart}. Arrow keys read it ${per} by ${per}.`,
  /** 'Clicks per day, 23 Oct to 19 Nov: Google 620 to 702, Meta 430 to 391.' */
  summary: (chart: string, range: string, lines: readonly string[]) =>
    `${chart}, ${range}${lines.length > 0 ? `: ${lines.join(', ')}` : ''}.`,
  range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  named: (name: string, value: string) => `${name} ${value}`,
  none: 'No figures in this period',

  thisPeriod: 'This period',
  earlier: {
    previous: { short: 'Previous', full: 'Previous period' },
    lastYear: { short: 'Last year', full: 'Same period last year' },
  },
  /** 'Previous, Thu, 8 Oct'; without its day where that is not known. */
  earlierOn: (earlier: string, day: string | null) => (day === null ? earlier : `${earlier}, ${day}`),
  change: 'Change',
  /** Heads of the table: 'Google, previous'. */
  of: (name: string, what: string) => `${name}, ${what.toLowerCase()}`,
  total: 'Total',
  totalOf: (name: string) => `${name}, total`,
  notComplete: 'Not complete yet',

  events: 'Campaigns',
  starts: 'Campaign starts',
  ends: 'Campaign ends',
  event: (kind: 'start' | 'end', label: string) => `${kind === 'start' ? 'Starts' : 'Ends'}: ${label}`,
  moreEvents: (count: number) => `+${count} more`,

  /** A change in words: 'up 14.6%'; nothing where there is nothing to compare with. */
  changed: (change: Change): string | null => {
    if (change === null || change === 'new') return change
    const size = percentText(Math.abs(change), 1)
    return size === '0.0%' ? markText.unchanged : `${change > 0 ? markText.up : markText.down} ${size}`
  },
  /** One day of a chart, read out: 'Thu, 5 Nov: Google 1,023, Meta 893'. */
  reading: (day: string, values: readonly string[]) => `${day}: ${values.join(', ')}`,
  /** A figure, read out beside the earlier one: 'Clicks 1,023, previous 893, up 14.6%'. */
  compared: (figure: string, earlier: string, before: string, change: string | null) =>
    `${figure}, ${earlier.toLowerCase()} ${before}${change === null ? '' : `, ${change}`}`,
}

/** What figures in cards and switches say beyond their own names. */
export const metricText = {
  notInUse: 'Not in use',
  loading: (of: string) => `Loading figures: ${of}`,
}
