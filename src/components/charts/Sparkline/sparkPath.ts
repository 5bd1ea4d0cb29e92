import { area, line } from 'd3-shape'

/** The SVG paths of a sparkline and the position of its last known value, in px from the top left corner. */
export interface SparkPath {
  line: string
  area: string
  /** Null if no value is known. */
  end: { x: number; y: number } | null
}

/** Padding in px for the end dot and the width of the line. */
const LEFT = 2
const RIGHT = 4
const TOP = 4
const BOTTOM = 3
/** Distance of the area from the bottom edge in px. */
const AREA_BOTTOM = 1

/**
 * Fits values into a box of `width` by `height` px on a scale from 0 to their maximum. Line and area break at null; a
 * value between two gaps is a dot (a zero-length line with a round cap). Negative values count as 0.
 */
export function sparkPath(values: readonly (number | null)[], width: number, height: number): SparkPath {
  const max = Math.max(0, ...values.filter(isKnown))
  const step = values.length > 1 ? (width - LEFT - RIGHT) / (values.length - 1) : 0
  const x = (_: unknown, index: number) => LEFT + index * step
  const y = (value: number | null) => height - BOTTOM - (height - TOP - BOTTOM) * ratioOf(value, max)
  const last = values.findLastIndex(isKnown)
  return {
    line: line(x, y).defined(isKnown).digits(1)(values) ?? '',
    area:
      area(x, height - AREA_BOTTOM, y)
        .defined(isKnown)
        .digits(1)(values) ?? '',
    end: last < 0 ? null : { x: x(null, last), y: y(values[last] ?? null) },
  }
}

function ratioOf(value: number | null, max: number): number {
  return max === 0 ? 0 : Math.max(0, value ?? 0) / max
}

function isKnown(value: number | null): value is number {
  return value !== null && Number.isFinite(value)
}
