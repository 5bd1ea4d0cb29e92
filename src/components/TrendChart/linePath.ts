import type { ChartValues } from '../chart/chartProps.ts'
import type { PlotArea } from '../chart/chartScale.ts'

/** Where the point of a day lies; a lone day lies in the middle. */
export function xOf(at: number, count: number, { left, right }: PlotArea): number {
  return count < 2 ? (left + right) / 2 : left + ((right - left) * at) / (count - 1)
}

/** The day nearest to a pointer. */
export function nearest(x: number, count: number, { left, right }: PlotArea): number {
  const at = count < 2 ? 0 : Math.round(((x - left) / (right - left)) * (count - 1))
  return Math.min(Math.max(at, 0), count - 1)
}

/** What the lines of a chart have in common, as paths write it: worked out once for all, for years of days are long. */
export interface Pen {
  /** Where each day lies. */
  xs: readonly string[]
  /** Heights by tenths of a pixel, each written when it is first needed. */
  ys: string[]
}

export function penFor(count: number, area: PlotArea): Pen {
  const xs = new Array<string>(count)
  for (let at = 0; at < count; at++) xs[at] = String(Math.round(xOf(at, count, area) * 10) / 10)
  return { xs, ys: [] }
}

export interface LinePath {
  /** What leads from day to day; it breaks where nothing is known. */
  line: string
  /** Days between two gaps, which no line reaches. */
  lone: string
}

/** The path of a line over the days `from` to `to` (with both), to a tenth of a pixel. */
export function linePath(
  values: ChartValues,
  { xs, ys }: Pen,
  max: number,
  { top, bottom }: PlotArea,
  from = 0,
  to = values.length - 1,
): LinePath {
  const scale = (bottom - top) / max
  let line = ''
  let lone = ''
  let drawing = false
  let next = values[from] ?? null
  for (let at = from; at <= to; at++) {
    const value = next
    next = at < to ? (values[at + 1] ?? null) : null
    if (value === null) {
      drawing = false
      continue
    }
    const tenths = Math.round((bottom - value * scale) * 10)
    const point = (xs[at] ?? '') + (ys[tenths] ??= ` ${tenths / 10}`)
    if (drawing) line += 'L' + point
    // A line without length is seen only where it has round ends.
    else if (next === null) lone += `M${point}h0`
    else {
      line += 'M' + point
      drawing = true
    }
  }
  return { line, lone }
}

/** What lies between a line and the base. */
export function areaUnder(line: string, bottom: number): string {
  return line
    .split('M')
    .slice(1)
    .map((run) => {
      const first = run.slice(0, run.indexOf(' '))
      const end = run.slice(run.lastIndexOf('L') + 1)
      const last = end.slice(0, end.indexOf(' '))
      return `M${first} ${bottom}L${run}L${last} ${bottom}Z`
    })
    .join('')
}
