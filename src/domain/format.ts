import type { ChangeKind } from './change.ts'
import { formatDay, isDay, type Day } from './day.ts'

/** Shown for unknown and missing values. */
export const DASH = '–'

/** Below this, figures are written in full. */
const ABBREVIATE_FROM = 10_000

/** Each is a thousand times the one before. */
const UNITS = ['', 'k', 'm', 'b', 't'] as const
const LAST_UNIT = UNITS.length - 1

const groupedFormat = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/** 195488 -> '195.49k': two decimals, k, m, b or t, a trailing '.00' removed (spec section 9). */
export function formatAbbreviated(value: number | null): string {
  if (!isNumber(value)) return DASH
  let unit = 0
  while (unit < LAST_UNIT && Math.abs(value) >= 1000 ** (unit + 1)) unit += 1
  let text = toDecimals(value / 1000 ** unit, 2)
  // 999,995 rounds to 1,000.00k, which is written as 1m.
  if (unit > 0 && unit < LAST_UNIT && Math.abs(Number(text)) >= 1000) {
    unit += 1
    text = toDecimals(Number(text) / 1000, 2)
  }
  return text.replace(/\.00$/, '') + (UNITS[unit] ?? '')
}

/** 1538645 -> '1,538,645'. */
export function formatNumber(value: number | null): string {
  return isNumber(value) ? groupedFormat.format(value === 0 ? 0 : value /* not '-0' */) : DASH
}

/** A change of a count with its sign: 6420 -> '+6,420', -3 -> '−3'. */
export function formatSigned(value: number): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value))}`
}

/** A figure on a card, in a summary or on an axis: in full below 10,000, abbreviated from there. */
export function formatFigure(value: number | null): string {
  return isNumber(value) && Math.abs(value) < ABBREVIATE_FROM ? formatNumber(value) : formatAbbreviated(value)
}

/** True if `formatFigure` abbreviates the value; show the exact number in a tooltip then. */
export function isFigureAbbreviated(value: number | null): boolean {
  return isNumber(value) && Math.abs(value) >= ABBREVIATE_FROM
}

/** A ratio as a percentage: 0.01234 -> '1.23%'. */
export function formatPercent(value: number | null, decimals = 2): string {
  return isNumber(value) ? `${toDecimals(value * 100, decimals)}%` : DASH
}

/** A share of a whole without decimals, never '0%' for what is there: 0.26 -> '26%', 0.001 -> '<1%'. */
export function formatShare(share: number): string {
  const text = formatPercent(share, 0)
  return share > 0 && text === '0%' ? '<1%' : text
}

/** A difference of two ratios in percentage points, without the unit: 0.0021 -> '0.21'. */
export function formatPoints(value: number | null): string {
  return isNumber(value) ? toDecimals(value * 100, 2) : DASH
}

/**
 * The size of a change without its sign ('4.5%', or '0.21' for points, without the unit), and its direction:
 * 'unchanged' if the size rounds to 0.
 */
export function formatChange(
  change: number,
  kind: ChangeKind,
): { size: string; direction: 'up' | 'down' | 'unchanged' } {
  const format = kind === 'points' ? formatPoints : (value: number) => formatPercent(value, 1)
  const size = format(Math.abs(change))
  return { size, direction: size === format(0) ? 'unchanged' : change > 0 ? 'up' : 'down' }
}

/** For tables (spec section 9): '01-03-2024'. */
export const formatDayNumeric = dayFormatter('DD-MM-YYYY')

/** 'Fri, 1 Mar' (spec section 9). */
export const formatDayLong = dayFormatter('ddd, D MMM')

/** 'Fri, 1 Mar 2024'. */
export const formatDayLongWithYear = dayFormatter('ddd, D MMM YYYY')

/** A day ahead: 'Fri, 1 Mar'; with its year unless that is the current one. */
export const formatComingDay = (day: Day, today: Day) =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDayLong(day) : formatDayLongWithYear(day)

/** For axes and ranges: '5 Nov'. */
export const formatDayShort = dayFormatter('D MMM')

/** '5 Nov 2026'. */
export const formatDayWithYear = dayFormatter('D MMM YYYY')

/** A month, given any of its days: 'Nov 2026'. */
export const formatMonth = dayFormatter('MMM YYYY')

/** 'November 2026'. */
export const formatMonthLong = dayFormatter('MMMM YYYY')

/** 'Monday'. */
export const formatWeekday = dayFormatter('dddd')

/**
 * A formatter for days by a dayjs format. Texts are cached: tables, axes and searches format the same days over and
 * over.
 */
function dayFormatter(format: string): (day: Day | null) => string {
  const texts = new Map<Day, string>()
  return (day) => {
    let text = day === null ? DASH : texts.get(day)
    if (day !== null && text === undefined && isDay(day)) {
      text = formatDay(day, format)
      texts.set(day, text)
    }
    return text ?? DASH
  }
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/** Rounds the decimal notation, not the binary number behind it: 1.005 -> '1.01'. Never writes '-0'. */
export function toDecimals(value: number, decimals: number): string {
  const shifted = Math.round(Number(`${value}e${decimals}`))
  // NaN if the number itself is written with an exponent because it is very large or small.
  const rounded = Number.isNaN(shifted) ? value : shifted / 10 ** decimals
  const text = rounded.toFixed(decimals)
  return Number(text) === 0 ? text.replace('-', '') : text
}
