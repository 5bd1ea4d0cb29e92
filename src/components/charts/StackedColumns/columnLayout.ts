import type { PlotArea } from '../chart/chartScale.ts'

/** The positions and width of columns, in px. */
export interface ColumnLayout {
  /** The distance between the left edges of adjacent columns. */
  slot: number
  width: number
  /** Returns the left edge of a column. */
  left: (index: number) => number
  /** Returns the middle of a column. */
  middle: (index: number) => number
}

const MAX_WIDTH_PX = 48
/** Narrower columns are aligned to whole pixels. */
const MIN_FRACTIONAL_WIDTH_PX = 6
/** The part of its slot that a column fills. */
const FILL_RATIO = 0.57

/**
 * Fits one column per day into the plot area, at least a pixel apart; without gaps if there isn't even room for that.
 */
export function columnLayout(count: number, { left, right }: Pick<PlotArea, 'left' | 'right'>): ColumnLayout {
  const slot = (right - left) / Math.max(1, count)
  const idealWidth = Math.min(MAX_WIDTH_PX, slot * FILL_RATIO)
  const narrowWidth = Math.max(1, Math.min(Math.round(idealWidth), Math.floor(slot) - 1))
  const width = slot < 2 ? slot : idealWidth < MIN_FRACTIONAL_WIDTH_PX ? narrowWidth : idealWidth
  const middle = (index: number) => left + slot * (index + 0.5)
  const edge = (index: number) => middle(index) - width / 2
  // Narrow columns start on whole pixels; otherwise some would look wider than others.
  const isAligned = slot >= 2 && width < MIN_FRACTIONAL_WIDTH_PX
  return { slot, width, middle, left: isAligned ? (index) => Math.round(edge(index)) : edge }
}

/** The index of the column at an x position in px. */
export function columnAt(x: number, count: number, { left, right }: Pick<PlotArea, 'left' | 'right'>): number {
  return Math.min(Math.max(Math.floor(((x - left) / (right - left)) * count), 0), count - 1)
}
