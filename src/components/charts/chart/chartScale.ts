import type { ChartValues } from './chartProps.ts'

/** The plot area of a chart, in pixels from its top left corner. */
export interface PlotArea {
  left: number
  right: number
  top: number
  bottom: number
}

/** The largest known value; 0 if there is none. */
export function maxValueOf(lines: readonly (ChartValues | undefined)[]): number {
  let max = 0
  // One call per line, since looping over years of days is slow. Math.max treats null as 0.
  for (const values of lines) if (values) max = Math.max(max, ...(values as readonly number[]))
  return Number.isFinite(max) ? max : 0
}

/** Whether any value is known. */
export function hasValues(lines: readonly (ChartValues | undefined)[]): boolean {
  return lines.some((values) => values?.some((value) => value !== null))
}

/** The y position of a value in px. */
export function toY(value: number, max: number, { top, bottom }: PlotArea): number {
  return bottom - ((bottom - top) * value) / max
}

/**
 * Moves overlapping labels apart: y positions at least `gap` px apart, in the same order, close to the original ones.
 */
export function spreadLabels(ys: readonly number[], gap: number, bottom: number): number[] {
  const labels = ys.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y)
  let above = -Infinity
  for (const label of labels) {
    label.y = Math.max(label.y, above + gap)
    above = label.y
  }
  let below = bottom + gap
  for (const label of labels.toReversed()) {
    label.y = Math.min(label.y, below - gap)
    below = label.y
  }
  return labels.toSorted((a, b) => a.index - b.index).map(({ y }) => y)
}
