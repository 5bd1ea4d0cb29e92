import type { PlotArea } from '../chart/chartScale.ts'

/** Where columns stand, px. */
export interface ColumnPlaces {
  /** From the left edge of one to that of the next. */
  slot: number
  width: number
  /** The left edge of a column. */
  left: (at: number) => number
  /** Its middle. */
  middle: (at: number) => number
}

/** px of the widest column, and from where on a part of a pixel does not show. */
const WIDEST = 48
const FINE_FROM = 6
/** How much of its slot a column takes. */
const SHARE = 0.57

/** As many columns as there are days: thinner the more there are, a pixel apart at least; where not even that is left, side by side. */
export function columnPlaces(count: number, { left, right }: Pick<PlotArea, 'left' | 'right'>): ColumnPlaces {
  const slot = (right - left) / Math.max(1, count)
  const wanted = Math.min(WIDEST, slot * SHARE)
  const width =
    slot < 2 ? slot : wanted < FINE_FROM ? Math.max(1, Math.min(Math.round(wanted), Math.floor(slot) - 1)) : wanted
  const middle = (at: number) => left + slot * (at + 0.5)
  const edge = (at: number) => middle(at) - width / 2
  // Thin columns begin on whole pixels, or some would look wider than others.
  return { slot, width, middle, left: slot >= 2 && width < FINE_FROM ? (at) => Math.round(edge(at)) : edge }
}

/** The column nearest to a pointer. */
export function columnAt(x: number, count: number, { left, right }: Pick<PlotArea, 'left' | 'right'>): number {
  return Math.min(Math.max(Math.floor(((x - left) / (right - left)) * count), 0), count - 1)
}
