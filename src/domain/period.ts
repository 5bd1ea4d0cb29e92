import { addDays, addMonths, diffDays, eachMonth, endOfMonth, isDay, startOfMonth, type Day } from './day.ts'

/** A range of days, both ends included. */
export interface Period {
  from: Day
  to: Day
}

/** The presets of the period picker, in display order. */
export const PRESETS = ['7d', '28d', '90d', 'thisMonth', 'lastMonth', '12m'] as const

export type Preset = (typeof PRESETS)[number]

/** A preset, or any other period. */
export type PresetOrCustom = Preset | 'custom'

/**
 * The period of each preset. Those counted in days end yesterday, because today is incomplete; 7 and 28 days are whole
 * weeks, so weekdays do not skew comparisons. 'thisMonth' runs up to today; '12m' is the twelve whole months before
 * this one, so every bar of a monthly chart is a whole month.
 */
const PRESET_PERIODS: Record<Preset, (today: Day) => Period> = {
  '7d': (today) => daysBefore(today, 7),
  '28d': (today) => daysBefore(today, 28),
  '90d': (today) => daysBefore(today, 90),
  thisMonth: (today) => ({ from: startOfMonth(today), to: today }),
  lastMonth: (today) => monthsBefore(today, 1),
  '12m': (today) => monthsBefore(today, 12),
}

/** The period of a preset as of `today`. */
export function presetPeriod(preset: Preset, today: Day): Period {
  return PRESET_PERIODS[preset](today)
}

/** The default period of reports: the last 28 complete days. */
export function defaultPeriod(today: Day): Period {
  return presetPeriod('28d', today)
}

/** The first preset with exactly these days, else 'custom'. */
export function matchingPreset(period: Period, today: Day): PresetOrCustom {
  return PRESETS.find((preset) => isSamePeriod(presetPeriod(preset, today), period)) ?? 'custom'
}

/** Parses two days into a period; null unless both exist and are in order. */
export function parsePeriod(from: string, to: string): Period | null {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null
}

export function isSamePeriod(a: Period, b: Period): boolean {
  return a.from === b.from && a.to === b.to
}

/** Number of days, both ends included. */
export function periodLength({ from, to }: Period): number {
  return diffDays(from, to) + 1
}

export function isInPeriod(day: Day, { from, to }: Period): boolean {
  return day >= from && day <= to
}

/** True for one or more whole calendar months. */
export function isWholeMonths({ from, to }: Period): boolean {
  return from === startOfMonth(from) && to === endOfMonth(to)
}

/** The days of a period that are over, as today is incomplete: the period up to yesterday; null if it has none. */
export function completeDays({ from, to }: Period, today: Day): Period | null {
  if (to < today) return { from, to }
  return from < today ? { from, to: addDays(today, -1) } : null
}

/**
 * The period before complete days. Whole months: as many months before. From the 1st to a day of the same month: the
 * same dates of the month before, clamped to its end. Anything else: as many days before.
 */
export function previousPeriod(period: Period): Period {
  const { from, to } = period
  if (isWholeMonths(period)) return { from: addMonths(from, -eachMonth(from, to).length), to: addDays(from, -1) }
  if (from === startOfMonth(to)) return { from: addMonths(from, -1), to: addMonths(to, -1) }
  return { from: addDays(from, -periodLength(period)), to: addDays(from, -1) }
}

/**
 * The same dates a year earlier; whole months stay whole (February 2025 -> 1 to 29 February 2024). With
 * `alignWeekdays`, 52 weeks earlier, so each day is compared with the same weekday.
 */
export function samePeriodLastYear(period: Period, { alignWeekdays }: { alignWeekdays: boolean }): Period {
  const { from, to } = period
  if (alignWeekdays) return { from: addDays(from, -364), to: addDays(to, -364) }
  const end = addMonths(to, -12)
  return { from: addMonths(from, -12), to: isWholeMonths(period) ? endOfMonth(end) : end }
}

function daysBefore(today: Day, days: number): Period {
  return { from: addDays(today, -days), to: addDays(today, -1) }
}

function monthsBefore(today: Day, months: number): Period {
  const first = startOfMonth(today)
  return { from: addMonths(first, -months), to: addDays(first, -1) }
}
