import { DASH, formatNumber, formatPercent } from '#domain/format.ts'
import { shortName } from '#domain/text/shortenText.ts'
import { isNumeric, type Column } from './column.ts'

const FORMATTERS: Record<'int' | 'float' | 'pct', (value: number | null) => string> = {
  int: formatNumber,
  float: formatNumber,
  pct: (value) => formatPercent(value),
}

/** A column with what is the same in all of its cells, computed once. */
export interface Cell<Row> {
  column: Column<Row>
  className: string | undefined
  /** The label of a figure in a card; undefined for other cells. */
  label: string | undefined
  /** The largest count of the column, if rows are sorted by it: each has a bar as long as its share. */
  largest: number | null
}

/** A column of counts that rows are sorted by, and its largest count. */
export interface SortedCounts {
  key: string
  largest: number
}

/** Computes the class and card label of every column. In cards, figures are numbered in rows of four. */
export function prepareCells<Row>(
  columns: readonly Column<Row>[],
  cards: boolean,
  sorted: SortedCounts | null = null,
): Cell<Row>[] {
  let figureCount = 0
  return columns.map((column, index) => {
    const isFigure = column.card === 'figure'
    const classNames = [
      isNumeric(column) ? 'num' : column.type === 'text' ? 'text' : '',
      (column.align ?? (isNumeric(column) ? 'end' : 'start')) === 'end' ? 'end' : '',
      column.hideBelow === undefined ? '' : `hide-${column.hideBelow}`,
      column.card ?? '',
      column.group && column.group.label !== columns[index - 1]?.group?.label ? 'rule' : '',
      isFigure ? `figure-${figureCount++ % 4}` : '',
      sorted?.key === column.key ? 'sorted' : '',
    ]
    return {
      column,
      className: classNames.filter(Boolean).join(' ') || undefined,
      label: isFigure && cards ? (column.shortLabel ?? column.label) : undefined,
      largest: sorted?.key === column.key ? sorted.largest : null,
    }
  })
}

/** The number of lines of figures in a card. */
export function countFigureLines<Row>(columns: readonly Column<Row>[], perLine: number): number {
  return Math.ceil(columns.filter(({ card }) => card === 'figure').length / perLine)
}

/** Formats a value by the type of its column. */
export function formatCell<Row>({ type }: Column<Row>, value: string | number | null): string {
  if (value === null) return DASH
  if (typeof value === 'string') return shortName(value)
  return type === 'text' || type === 'custom' ? String(value) : FORMATTERS[type](value)
}
