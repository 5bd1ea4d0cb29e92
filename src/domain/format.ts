import type { Day } from './catalogue.ts'
import { formatDay, isDay } from './day.ts'

/** Stands for what is not known or not there: behaviour.md, Numbers, dates, text. */
export const DASH = '–'

/** Below this, figures are written in full (visual.md, Numbers). */
const ABBREVIATE_FROM = 10_000

/** Each a thousand times the one before. */
const UNITS = ['', 'k', 'm', 'b', 't'] as const
const LAST_UNIT = UNITS.length - 1

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/** 195488 -> '195.49k': two decimals, k, m, b or t, a trailing '.00' removed (spec section 9). */
export function abbreviated(value: number | null): string {
  if (!isNumber(value)) return DASH
  let unit = 0
  while (unit < LAST_UNIT && Math.abs(value) >= 1000 ** (unit + 1)) unit += 1
  let text = fixed(value / 1000 ** unit, 2)
  // 999,995 rounds to 1,000.00k, which is written 1m.
  if (unit > 0 && unit < LAST_UNIT && Math.abs(Number(text)) >= 1000) {
    unit += 1
    text = fixed(Number(text) / 1000, 2)
  }
  return text.replace(/\.00$/, '') + (UNITS[unit] ?? '')
}

/** 1538645 -> '1,538,645'. */
export function fullNumber(value: number | null): string {
  return isNumber(value) ? grouped.format(value === 0 ? 0 : value) : DASH
}

/** A figure of a card, a summary or an axis: in full below 10,000, abbreviated from there (visual.md, Numbers). */
export function figureText(value: number | null): string {
  return isNumber(value) && Math.abs(value) < ABBREVIATE_FROM ? fullNumber(value) : abbreviated(value)
}

/** True where `figureText` shortens: the exact number then belongs into a tooltip. */
export function isShortened(value: number | null): boolean {
  return isNumber(value) && Math.abs(value) >= ABBREVIATE_FROM
}

/** A ratio as a percentage: 0.01234 -> '1.23%'. */
export function percentText(value: number | null, decimals = 2): string {
  return isNumber(value) ? `${fixed(value * 100, decimals)}%` : DASH
}

/** As in tables (spec section 9): '01-03-2024'. */
export const dayNumeric = dayFormat('DD-MM-YYYY')

/** 'Fri, 1 Mar' (spec section 9). */
export const dayLong = dayFormat('ddd, D MMM')

/** 'Fri, 1 Mar 2024'. */
export const dayLongWithYear = dayFormat('ddd, D MMM YYYY')

/** As on axes and in ranges: '5 Nov'. */
export const dayShort = dayFormat('D MMM')

/** '5 Nov 2026'. */
export const dayWithYear = dayFormat('D MMM YYYY')

/** For a month by any of its days: 'Nov 2026'. */
export const monthText = dayFormat('MMM YYYY')

/** 'November 2026'. */
export const monthInFull = dayFormat('MMMM YYYY')

/** 'Monday'. */
export const weekdayName = dayFormat('dddd')

/** Writes days in a form of dayjs. It keeps the texts: tables, axes and searches ask for the same days over and over. */
function dayFormat(form: string): (day: Day | null) => string {
  const texts = new Map<Day, string>()
  return (day) => {
    let text = day === null ? DASH : texts.get(day)
    if (day !== null && text === undefined && isDay(day)) {
      text = formatDay(day, form)
      texts.set(day, text)
    }
    return text ?? DASH
  }
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/** Rounds the decimal that is written, not the binary one behind it: 1.005 -> '1.01'. A zero has no sign. */
function fixed(value: number, decimals: number): string {
  const shifted = Math.round(Number(`${value}e${decimals}`))
  // A number so large or so small that it is written with an exponent of its own.
  const rounded = Number.isNaN(shifted) ? value : shifted / 10 ** decimals
  const text = rounded.toFixed(decimals)
  return Number(text) === 0 ? text.replace('-', '') : text
}
