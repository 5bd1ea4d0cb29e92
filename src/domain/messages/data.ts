import type { Change, ChangeKind } from '../change.ts'
import { formatChange } from '../format.ts'
import { markText } from './common.ts'
import { shortName } from '../text/shortenText.ts'

/* Tables and charts. */

/** Name of a table's rows. */
export interface RowNoun {
  one: string
  many: string
}

interface TableState {
  rows: number
  noun: RowNoun
  /** Rows loaded so far and in total, while the rest loads; `total` is null until known. */
  loading: { loaded: number; total: number | null } | null
  /** Rows are missing, loading or not. */
  isPartial?: boolean
  /** The first sort key, by the label of its column. */
  sortedBy: { label: string; descending: boolean; numeric: boolean } | null
}

const count = new Intl.NumberFormat('en-GB')

function direction({ descending, numeric }: { descending: boolean; numeric: boolean }): string {
  if (numeric) return descending ? 'highest first' : 'lowest first'
  return descending ? 'descending' : 'ascending'
}

/** Texts of any table. */
export const tableText = {
  /** '1,024 titles', '1 title'. */
  rows: (rows: number, noun: RowNoun) => `${count.format(rows)} ${rows === 1 ? noun.one : noun.many}`,
  /** Announced to screen readers on every change: '12 rows, sorted by Clicks, highest first'. */
  status: ({ rows, noun, loading, isPartial = false, sortedBy }: TableState) => {
    const parts = [`${tableText.rows(rows, noun)}${isPartial && loading === null ? ' so far' : ''}`]
    if (loading) parts.push(tableText.loadingProgress(loading.loaded, loading.total))
    if (sortedBy) parts.push(`sorted by ${sortedBy.label}, ${direction(sortedBy)}`)
    return parts.join(', ')
  },
  loadingProgress: (loaded: number, total: number | null) =>
    `first ${count.format(loaded)} ${total === null ? '' : `of ${count.format(total)} `}while loading`,
  /** Below a table on paper. */
  printedRows: (rows: number, all: number) =>
    `First ${count.format(rows)} of ${count.format(all)} rows; the total covers all. Export the CSV for the rest.`,
  sortPosition: (place: number) => `sort key ${place}`,
  selectAll: (noun: RowNoun) => `Select all ${noun.many}`,
  select: (row: string) => `Select ${shortName(row)}`,
  /** Announced on every change: '3 titles selected'. */
  selected: (rows: number, noun: RowNoun) => `${tableText.rows(rows, noun)} selected`,
}

/** The bar of a list with selected rows or tiles. */
export const selectionText = {
  label: 'Selection',
  count: (selected: number) => `${count.format(selected)} selected`,
  compare: 'Compare',
  clear: 'Clear',
}

/** Rows of a table that expand. */
export const expandableRowsText = {
  /** Name of the button that expands a row, when the row's name is a link. */
  details: (row: string) => `Details of ${shortName(row)}`,
  /** Before the name of a row nested in another. */
  parentPrefix: (row: string) => `in ${shortName(row)}:`,
}

/** Texts of any chart. */
export const chartText = {
  chart: 'Chart',
  table: 'Table',
  viewSwitch: (what: string) => `${what}: show as`,

  /** The time step of the x-axis. */
  per: {
    day: { one: 'Day', noun: { one: 'day', many: 'days' } },
    month: { one: 'Month', noun: { one: 'month', many: 'months' } },
  },
  /** Accessible name of a chart, with its keyboard help. */
  keyboardHelp: (chart: string, per: 'day' | 'month') => `${chart}. Use the arrow keys to read it ${per} by ${per}.`,
  /** Text alternative: 'Clicks per day, 23 Oct to 19 Nov: Google 620 to 702, Meta 430 to 391.' */
  summary: (chart: string, range: string, lines: readonly string[]) =>
    `${chart}, ${range}${lines.length > 0 ? `: ${lines.join(', ')}` : ''}.`,
  range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  seriesValue: (name: string, value: string) => `${shortName(name)} ${value}`,
  noData: 'No data for this period',

  thisPeriod: 'This period',
  comparisonNames: {
    previous: { short: 'Previous', full: 'Previous period' },
    lastYear: { short: 'Last year', full: 'Same period last year' },
  },
  /** 'Previous, Thu, 8 Oct'; without the day if it's unknown. */
  comparisonDay: (earlier: string, day: string | null) => (day === null ? earlier : `${earlier}, ${day}`),
  change: 'Change',
  /** Column headers of the chart's table: 'Google, previous'. */
  seriesColumn: (name: string, what: string) => `${shortName(name)}, ${what.toLowerCase()}`,
  total: 'Total',
  totalOf: (name: string) => `${name}, total`,
  incomplete: 'Incomplete',
  /** 'Change: 1 Nov – 22 Nov vs 1 Oct – 22 Oct', without today. */
  changeCompares: (days: string) => `Change: ${days}`,

  events: 'Campaigns',
  starts: 'Campaign starts',
  ends: 'Campaign ends',
  event: (kind: 'start' | 'end', label: string) => `${kind === 'start' ? 'Starts' : 'Ends'}: ${label}`,
  moreEvents: (count: number) => `+${count} more`,

  /** A change in words: 'up 14.6%', 'up 0.21 percentage points'; null if there is nothing to compare with. */
  changeReadout: (change: Change, kind: ChangeKind): string | null => {
    if (change === null) return null
    if (change === 'new') return markText.new.toLowerCase()
    const { size, direction } = formatChange(change, kind)
    if (direction === 'unchanged') return markText.unchanged.toLowerCase()
    return `${markText[direction]} ${size}${kind === 'points' ? ` ${markText.points.spoken}` : ''}`
  },
  /** Readout of one day: 'Thu, 5 Nov: Google 1,023, Meta 893'. */
  readout: (day: string, values: readonly string[]) => `${day}: ${values.join(', ')}`,
  /** Readout of a figure with the earlier one: 'Clicks 1,023, previous 893, up 14.6%'. */
  comparedReadout: (figure: string, earlier: string, before: string, change: string | null) =>
    `${figure}, ${earlier.toLowerCase()} ${before}${change === null ? '' : `, ${change}`}`,
}

/** Texts of metric cards. */
export const metricText = {
  noAds: (platform: string) => `No ads on ${platform}`,
  loading: (of: string) => `Loading: ${of}`,
}
