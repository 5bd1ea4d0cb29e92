import type { ChartValues } from './chartProps.ts'

/** The inside of a chart, in pixels from its upper left corner. */
export interface PlotArea {
  left: number
  right: number
  top: number
  bottom: number
}

/** The highest known value; 0 where there is none. */
export function highest(lines: readonly (ChartValues | undefined)[]): number {
  let most = 0
  // In one call a line: nulls count as 0 there, and a loop over years of days is the slowest part of a first paint.
  for (const values of lines) if (values) most = Math.max(most, ...(values as readonly number[]))
  return Number.isFinite(most) ? most : 0
}

/** Whether any value is known. */
export function hasValues(lines: readonly (ChartValues | undefined)[]): boolean {
  return lines.some((values) => values?.some((value) => value !== null))
}

/** Where a value lies. */
export function yOf(value: number, max: number, { top, bottom }: PlotArea): number {
  return bottom - ((bottom - top) * value) / max
}

/** Moves labels apart so that none covers another: heights `gap` px apart, in their order, near where they belong. */
export function spread(heights: readonly number[], gap: number, bottom: number): number[] {
  const placed = heights.map((height, at) => ({ height, at })).sort((a, b) => a.height - b.height)
  let floor = -Infinity
  for (const label of placed) {
    label.height = Math.max(label.height, floor + gap)
    floor = label.height
  }
  let ceiling = bottom + gap
  for (const label of placed.toReversed()) {
    label.height = Math.min(label.height, ceiling - gap)
    ceiling = label.height
  }
  return placed.toSorted((a, b) => a.at - b.at).map(({ height }) => height)
}
