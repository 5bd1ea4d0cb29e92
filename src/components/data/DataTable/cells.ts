import { DASH, fullNumber, percentText } from '#domain/format.ts'
import { isNumeric, type Column } from './column.ts'

const WRITE: Record<'int' | 'float' | 'pct', (value: number | null) => string> = {
  int: fullNumber,
  float: fullNumber,
  pct: (value) => percentText(value),
}

/** A column made ready to be drawn: what is the same in all of its cells is worked out once. */
export interface Cell<Row> {
  column: Column<Row>
  className: string | undefined
  /** Its label as a card's figure; undefined for other cells. */
  label: string | undefined
}

/** Readies the columns. In cards, figures are numbered so that four stand side by side. */
export function readyCells<Row>(columns: readonly Column<Row>[], cards: boolean): Cell<Row>[] {
  let figures = 0
  return columns.map((column, at) => {
    const figure = column.card === 'figure'
    const names = [
      isNumeric(column) ? 'num' : column.type === 'text' ? 'text' : '',
      (column.align ?? (isNumeric(column) ? 'end' : 'start')) === 'end' ? 'end' : '',
      column.hideBelow === undefined ? '' : `hide-${column.hideBelow}`,
      column.card ?? '',
      column.group && column.group.label !== columns[at - 1]?.group?.label ? 'rule' : '',
      figure ? `place-${figures++ % 4}` : '',
    ]
    return {
      column,
      className: names.filter(Boolean).join(' ') || undefined,
      label: figure && cards ? (column.shortLabel ?? column.label) : undefined,
    }
  })
}

/** Lines of figures under the head of a card. */
export function figureLines<Row>(columns: readonly Column<Row>[]): number {
  return Math.ceil(columns.filter(({ card }) => card === 'figure').length / 4)
}

/** A value as the type of its column writes it. */
export function cellText<Row>({ type }: Column<Row>, value: string | number | null): string {
  if (value === null) return DASH
  if (typeof value === 'string') return value
  return type === 'text' || type === 'custom' ? String(value) : WRITE[type](value)
}
