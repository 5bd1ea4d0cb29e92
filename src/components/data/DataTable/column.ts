import type { ReactNode } from 'react'

/** What a cell holds: text, a number (a share of 1 for 'pct'), or nothing. */
export type CellValue = string | number | null

/** A sum over all rows of the current filter; null parts are left out, and a sum of nulls alone stays null. */
export type Sum = number | null

/** What the totals row shows in a column: sums over the rows, and how they read. */
export interface Total<Row> {
  /** What is added up. */
  of: readonly ((row: Row) => number | null)[]
  /** Makes the cell of the sums, in the order of `of`: so a ratio is one of sums, never a sum of ratios. */
  show: (sums: readonly Sum[]) => ReactNode
}

/**
 * How a column takes part in a card (below 768px): top right, as a labelled figure, or not at all. The first column heads it,
 * or is the 'whole' of it: over its full width, and not cut at the edges.
 */
export type CardPlace = 'corner' | 'figure' | 'whole'

/** Neighbouring columns under one head: they carry the same label. */
export interface ColumnGroup {
  label: string
  /** 10 to 16 px, before the label: a PlatformMark. */
  icon?: ReactNode
}

/** One column of a table, as data. */
export interface Column<Row> {
  key: string
  label: string
  /** Shown by GroupedHead, and told wherever the label alone would not do. */
  group?: ColumnGroup
  /** The label of the figure in a card, where room is short; it has to tell the group as well. */
  shortLabel?: string
  /** Numbers are put to the end, formatted and summed by their type; 'custom' draws itself. */
  type: 'text' | 'int' | 'float' | 'pct' | 'custom'
  /** Pixels. A column without a width shares what the others leave, and keeps at least `minWidth` (200). */
  width?: number
  minWidth?: number
  align?: 'start' | 'end'
  /** What the row is sorted by, and what is shown where there is no `render`. Text sorts by the rules of en-GB, nulls always last. */
  value: (row: Row) => CellValue
  render?: (row: Row) => ReactNode
  /** 'sum' adds the values up. Left out: the totals row is empty here. */
  total?: 'sum' | Total<Row>
  /** Left out in windows narrower than this. */
  hideBelow?: 1200 | 768
  card?: CardPlace
  /** Default: every column but 'custom' ones. */
  sortable?: boolean
  /** Whether the first press sorts falling. Default: numbers do, text does not. */
  firstFalling?: boolean
  /** What the column means, for its head. */
  help?: string
}

/** The label of a column with its group before it: 'Google Clicks'. */
export function fullLabel<Row>({ group, label }: Column<Row>): string {
  return group ? `${group.label} ${label}` : label
}

/** Whether a column holds numbers. */
export function isNumeric<Row>({ type }: Column<Row>): boolean {
  return type === 'int' || type === 'float' || type === 'pct'
}

/** Whether the head of a column is a button. */
export function isSortable<Row>({ type, sortable }: Column<Row>): boolean {
  return sortable ?? type !== 'custom'
}
