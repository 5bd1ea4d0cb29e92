import type { Change } from '#domain/change.ts'
import { formatFigure, formatNumber, isFigureAbbreviated, formatPercent } from '#domain/format.ts'

/** A figure and its change. */
export interface MetricValue {
  /** A fraction if the format is 'pct'; null if unknown, or for a rate with a zero denominator. */
  value: number | null
  /** Default 'int'. */
  format?: 'int' | 'pct'
  /** Relative for 'int', in points for 'pct'; left out without a comparison period. */
  change?: Change | 'gone'
}

/** The formatted value, shortened from 10,000. */
export function formatShort({ value, format = 'int' }: MetricValue): string {
  return format === 'pct' ? formatPercent(value) : formatFigure(value)
}

/** The full number for a tooltip; null if `formatShort` doesn't shorten it. */
export function formatExact({ value, format = 'int' }: MetricValue): string | null {
  return format === 'int' && isFigureAbbreviated(value) ? formatNumber(value) : null
}
