import type { ReactNode } from 'react'

/** The value of a cell: text, a number (a fraction for 'pct'), or null. */
export type CellValue = string | number | null

/** A sum over all filtered rows. Nulls are skipped; a sum of nothing but nulls is null. */
export type Sum = number | null

/** The total of a column: what to sum and how to render it. */
export interface Total<Row> {
  /** The values to sum, per row. */
  values: readonly ((row: Row) => number | null)[]
  /** The total as a number, for files; missing if it is not one number. */
  value?: (sums: readonly Sum[]) => Sum
  /** Renders the cell from the sums, in the order of `values`. A ratio is thus a ratio of sums, not a sum of ratios. */
  render: (sums: readonly Sum[]) => ReactNode
}

/**
 * Where a column appears in a card (below 768px): top right, or as a labelled figure; left out, it is hidden. The first
 * column is the card's heading; with 'whole' it takes the full width and is not clipped.
 */
type CardPosition = 'corner' | 'figure' | 'whole'

/** A group of adjacent columns: they share the same label. */
export interface ColumnGroup {
  label: string
  /** 10 to 16 px, before the label: a PlatformMark. */
  icon?: ReactNode
}

/** A column of a table's file (tableCsv). */
export interface FileColumn<Row> {
  /** In full words and clear without the table: 'Google impressions'. The unit is added to it. */
  head: string
  /** The unit of a fraction, which is written a hundredfold with two decimals; without a unit, values stay as they are. */
  unit?: '%' | 'pp'
  value: (row: Row) => CellValue
  /** The total, from the sums of the table column's total. Default: none. */
  total?: (sums: readonly Sum[]) => CellValue
}

/** Definition of a table column. */
export interface Column<Row> {
  key: string
  label: string
  /** Shown by GroupedHead, and included wherever the label alone would be ambiguous. */
  group?: ColumnGroup
  /** Shows no label above the column: it is for screen readers only. Not for sortable columns. */
  hideLabel?: boolean
  /** The label in a card, where space is short; must be clear without the group. */
  shortLabel?: string
  /** Numbers are right-aligned, formatted and summed by type; 'custom' renders itself. */
  type: 'text' | 'int' | 'float' | 'pct' | 'custom'
  /**
   * Pixels at a font size of 16, with a padding of 24. Columns without a width share the remaining space, each at least
   * `minWidth` (200).
   */
  width?: number
  minWidth?: number
  align?: 'start' | 'end'
  /** The sort value, also shown if there is no `render`. Text is collated by en-GB rules; nulls always come last. */
  value: (row: Row) => CellValue
  render?: (row: Row) => ReactNode
  /** After the row's link, so only in the first column: a control of its own with the class `row-action`. */
  action?: (row: Row) => ReactNode
  /** 'sum' adds up the values. Default: no total. */
  total?: 'sum' | Total<Row>
  /** Left out on paper. */
  screenOnly?: boolean
  /** Hidden in windows narrower than this, in pixels. */
  hideBelow?: 1200 | 1024 | 768
  card?: CardPosition
  /** Default: true, except for 'custom' columns. */
  sortable?: boolean
  /** Whether the first press sorts in descending order. Default: true for numbers, false for text. */
  descendingFirst?: boolean
  /** The column's meaning, shown as a tooltip on its header. */
  help?: string
  /**
   * The columns of a file of the table (tableCsv), such as an id and a name. Default: one with the full label, the values
   * and the total; none for a 'custom' column.
   */
  file?: readonly FileColumn<Row>[]
}

/** Minimum width of a column without a width, in pixels. */
export const DEFAULT_MIN_WIDTH_PX = 200

/** Pixels that the padding of a cell is less by below 1024px. */
const DENSER_PX = 8

/** Columns for windows below 1024px: each is narrower by what its padding is less. */
export function denserColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.map((column) => (column.width === undefined ? column : { ...column, width: column.width - DENSER_PX }))
}

/** Columns for text that is so many times larger than usual. */
export function enlargedColumns<Row>(columns: readonly Column<Row>[], textScale: number): readonly Column<Row>[] {
  if (textScale === 1) return columns
  return columns.map((column) => {
    const { width, minWidth = DEFAULT_MIN_WIDTH_PX } = column
    return { ...column, ...(width === undefined ? { minWidth: minWidth * textScale } : { width: width * textScale }) }
  })
}

/** The label of a column, prefixed with its group: 'Google Clicks'. */
export function fullLabel<Row>({ group, label }: Column<Row>): string {
  return group ? `${group.label} ${label}` : label
}

/** Whether a column contains numbers. */
export function isNumeric<Row>({ type }: Column<Row>): boolean {
  return type === 'int' || type === 'float' || type === 'pct'
}

/** Whether a column can be sorted, which makes its header a button. */
export function isSortable<Row>({ type, sortable }: Column<Row>): boolean {
  return sortable ?? type !== 'custom'
}
