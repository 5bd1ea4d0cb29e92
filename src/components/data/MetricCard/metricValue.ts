import type { Change } from '#domain/change.ts'
import { figureText, fullNumber, isShortened, percentText } from '#domain/format.ts'

/** A figure and how it has changed. */
export interface MetricValue {
  /** null: not known, or a rate without a divisor; a share of 1 where the format is 'pct'. */
  value: number | null
  /** Default 'int'. */
  format?: 'int' | 'pct'
  /** Left out: there is nothing to compare with. */
  change?: Change | 'gone'
}

/** As it is read at a glance: from 10,000 shortened (visual.md, Numbers). */
export function shortText({ value, format = 'int' }: MetricValue): string {
  return format === 'pct' ? percentText(value) : figureText(value)
}

/** In full where `shortText` shortens, for a tooltip; null where it does not. */
export function exactText({ value, format = 'int' }: MetricValue): string | null {
  return format === 'int' && isShortened(value) ? fullNumber(value) : null
}
