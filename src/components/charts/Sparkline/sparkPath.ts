import { line } from 'd3-shape'

/** The SVG path of a sparkline and the position of its last known value, in px from the top left corner. */
export interface SparkPath {
  line: string
  /** Null if no value is known. */
  end: { x: number; y: number } | null
}

/** Padding in px for the end dot and the width of the line. */
const LEFT = 2
const RIGHT = 4
const TOP = 4
const BOTTOM = 3

/**
 * Fits values into a box of `width` by `height` px on a scale from their least to their most; equal values lie on its
 * middle. The line breaks at null; a value between two gaps is a dot (a zero-length line with a round cap).
 */
export function sparkPath(values: readonly (number | null)[], width: number, height: number): SparkPath {
  const known = values.filter(isKnown)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const step = values.length > 1 ? (width - LEFT - RIGHT) / (values.length - 1) : 0
  const x = (_: unknown, index: number) => LEFT + index * step
  const y = (value: number | null) => {
    // Halved, as the difference of the largest numbers is infinite.
    const share = most === least ? 0.5 : ((value ?? least) / 2 - least / 2) / (most / 2 - least / 2)
    return height - BOTTOM - (height - TOP - BOTTOM) * share
  }
  const last = values.findLastIndex(isKnown)
  return {
    line: line(x, y).defined(isKnown).digits(1)(values) ?? '',
    end: last < 0 ? null : { x: x(null, last), y: y(values[last] ?? null) },
  }
}

function isKnown(value: number | null): value is number {
  return value !== null && Number.isFinite(value)
}
