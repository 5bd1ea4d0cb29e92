import { area, line } from 'd3-shape'
import type { ChartValues } from '../chart/chartProps.ts'
import { toY, type PlotArea } from '../chart/chartScale.ts'

/** The x position of a day in px; a single day is centred. */
export function toX(index: number, count: number, { left, right }: PlotArea): number {
  return count < 2 ? (left + right) / 2 : left + ((right - left) * index) / (count - 1)
}

/** The index of the day nearest to an x position in px. */
export function nearestIndex(x: number, count: number, { left, right }: PlotArea): number {
  const index = count < 2 ? 0 : Math.round(((x - left) / (right - left)) * (count - 1))
  return Math.min(Math.max(index, 0), count - 1)
}

/** The scale that all lines of a chart share. */
export interface LineScale {
  /** The number of days. */
  count: number
  /** The value at the top. */
  max: number
  area: PlotArea
}

export interface LinePath {
  /** Connects adjacent days; breaks at unknown values. */
  line: string
  /** Days between two gaps, which the line doesn't reach. */
  isolated: string
}

/** An isolated day: d3 closes its path, so it becomes a dot with round line caps. */
const ISOLATED = /M[^ML]*Z/g

/** The path of a line from day `from` to day `to` (inclusive), rounded to a tenth of a pixel. */
export function linePath(values: ChartValues, scale: LineScale, from = 0, to = scale.count - 1): LinePath {
  const { x, y } = accessors(scale, from)
  const path = line<number | null>(x, y).defined(isKnown).digits(1)(values.slice(from, to + 1)) ?? ''
  return { line: path.replace(ISOLATED, ''), isolated: path.match(ISOLATED)?.join('') ?? '' }
}

/** The path of the area between a line and the x axis. */
export function areaUnder(values: ChartValues, scale: LineScale): string {
  const { x, y } = accessors(scale)
  return area<number | null>(x, scale.area.bottom, y).defined(isKnown).digits(1)(values) ?? ''
}

function accessors({ count, max, area: plotArea }: LineScale, from = 0) {
  return {
    x: (_: unknown, index: number) => toX(from + index, count, plotArea),
    y: (value: number | null) => toY(value ?? 0, max, plotArea),
  }
}

const isKnown = (value: number | null) => value !== null
