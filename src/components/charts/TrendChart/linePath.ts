import { area, line } from 'd3-shape'
import type { ChartValues } from '../chart/chartProps.ts'
import { yOf, type PlotArea } from '../chart/chartScale.ts'

/** Where the point of a day lies; a lone day lies in the middle. */
export function xOf(at: number, count: number, { left, right }: PlotArea): number {
  return count < 2 ? (left + right) / 2 : left + ((right - left) * at) / (count - 1)
}

/** The day nearest to a pointer. */
export function nearest(x: number, count: number, { left, right }: PlotArea): number {
  const at = count < 2 ? 0 : Math.round(((x - left) / (right - left)) * (count - 1))
  return Math.min(Math.max(at, 0), count - 1)
}

/** What the lines of a chart have in common. */
export interface LineScale {
  /** Days from edge to edge. */
  count: number
  /** The value at the top. */
  max: number
  area: PlotArea
}

export interface LinePath {
  /** What leads from day to day; it breaks where nothing is known. */
  line: string
  /** Days between two gaps, which no line reaches. */
  lone: string
}

/** A day alone, which d3 closes, so that it is a point where strokes have round ends. */
const LONE = /M[^ML]*Z/g

/** The path of a line over the days `from` to `to` (with both), to a tenth of a pixel. */
export function linePath(values: ChartValues, scale: LineScale, from = 0, to = scale.count - 1): LinePath {
  const { x, y } = placesOf(scale, from)
  const path = line<number | null>(x, y).defined(isKnown).digits(1)(values.slice(from, to + 1)) ?? ''
  return { line: path.replace(LONE, ''), lone: path.match(LONE)?.join('') ?? '' }
}

/** What lies between a line and the base. */
export function areaUnder(values: ChartValues, scale: LineScale): string {
  const { x, y } = placesOf(scale)
  return area<number | null>(x, scale.area.bottom, y).defined(isKnown).digits(1)(values) ?? ''
}

function placesOf({ count, max, area }: LineScale, from = 0) {
  return {
    x: (_: unknown, at: number) => xOf(from + at, count, area),
    y: (value: number | null) => yOf(value ?? 0, max, area),
  }
}

const isKnown = (value: number | null) => value !== null
