/** Highest marks of an axis: four steps of each are round (tokens.md, Chart palette). */
const ROUND = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10]

/** Steps between the base line and the highest mark. */
export const STEPS = 4

/** The inside of a chart, in pixels from its upper left corner. */
export interface PlotArea {
  left: number
  right: number
  top: number
  bottom: number
}

/** The highest mark of an axis that holds every value. */
export function roundMax(most: number): number {
  if (most <= 0) return STEPS
  const power = 10 ** Math.floor(Math.log10(most))
  const factor = ROUND.find((each) => each * power >= most) ?? 10
  // Counts have no parts: four steps of less than 4 would not be whole.
  return Math.max(STEPS, Number((factor * power).toPrecision(3)))
}

/** Where the point of a day lies; a lone day lies in the middle. */
export function xOf(at: number, count: number, { left, right }: PlotArea): number {
  return count < 2 ? (left + right) / 2 : left + ((right - left) * at) / (count - 1)
}

/** Where a value lies. */
export function yOf(value: number, max: number, { top, bottom }: PlotArea): number {
  return bottom - ((bottom - top) * value) / max
}

/** The day nearest to a pointer. */
export function nearest(x: number, count: number, { left, right }: PlotArea): number {
  const at = count < 2 ? 0 : Math.round(((x - left) / (right - left)) * (count - 1))
  return Math.min(Math.max(at, 0), count - 1)
}

/** Where each day lies, as paths write it: the same for every line, so worked out once for all. */
export function xTexts(count: number, area: PlotArea): string[] {
  return Array.from({ length: count }, (_, at) => String(round(xOf(at, count, area))))
}

/** The path of a line over the days `from` to `to` (with both); it breaks where nothing is known. `xs`: from xTexts. */
export function linePath(values: readonly (number | null)[], xs: readonly string[], max: number, { top, bottom }: PlotArea, from = 0, to = values.length - 1): string {
  const scale = (bottom - top) / max
  let path = ''
  let drawing = false
  for (let at = from; at <= to; at++) {
    const value = values[at] ?? null
    if (value === null) {
      drawing = false
      continue
    }
    path += (drawing ? 'L' : 'M') + (xs[at] ?? '') + ' ' + String(round(bottom - value * scale))
    // A day between two gaps would be a line without length: a round end makes it a point.
    if (!drawing && (at === to || (values[at + 1] ?? null) === null)) path += 'h0'
    drawing = true
  }
  return path
}

const round = (pixels: number) => Math.round(pixels * 10) / 10

/** Which days carry a label when each needs `room` px: the first, then evenly on. */
export function labelledDays(count: number, width: number, room: number): number[] {
  const stride = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / room))))
  return Array.from({ length: Math.ceil(count / stride) }, (_, at) => at * stride)
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
