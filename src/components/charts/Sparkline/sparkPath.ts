import { area, line } from 'd3-shape'

/** The drawing of a sparkline: two strings for `d`, and where its last known value stands, in px from the upper left corner. */
export interface SparkPath {
  line: string
  area: string
  /** null when no value is known. */
  end: { x: number; y: number } | null
}

/** Room around the line in px: the end dot and the line's own width must not be cut. */
const LEFT = 2
const RIGHT = 4
const TOP = 4
const BOTTOM = 3
/** The area stands this far above the lower edge. */
const FLOOR = 1

/**
 * Lays values over a box of width by height px, on a scale from 0 to their own largest. A null is a gap: line and area
 * break there; a value between two gaps is a point (a line of no length, drawn by its round cap). Below 0 counts as 0.
 */
export function sparkPath(values: readonly (number | null)[], width: number, height: number): SparkPath {
  const highest = Math.max(0, ...values.filter(isKnown))
  const step = values.length > 1 ? (width - LEFT - RIGHT) / (values.length - 1) : 0
  const x = (_: unknown, at: number) => LEFT + at * step
  const y = (value: number | null) => height - BOTTOM - (height - TOP - BOTTOM) * shareOf(value, highest)
  const last = values.findLastIndex(isKnown)
  return {
    line: line(x, y).defined(isKnown).digits(1)(values) ?? '',
    area:
      area(x, height - FLOOR, y)
        .defined(isKnown)
        .digits(1)(values) ?? '',
    end: last < 0 ? null : { x: x(null, last), y: y(values[last] ?? null) },
  }
}

function shareOf(value: number | null, highest: number): number {
  return highest === 0 ? 0 : Math.max(0, value ?? 0) / highest
}

function isKnown(value: number | null): value is number {
  return value !== null && Number.isFinite(value)
}
