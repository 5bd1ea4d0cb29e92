import type { Day } from './catalogue.ts'
import { addDays, addMonths, diffDays, eachMonth, endOfMonth, isDay, startOfMonth } from './day.ts'

/** A stretch of days, both ends included. */
export interface Period {
  from: Day
  to: Day
}

/** The presets of the report bar (screens.md, Shared parts), in their order. */
export const PRESETS = ['7d', '28d', '90d', 'thisMonth', 'lastMonth', '12m'] as const

export type Preset = (typeof PRESETS)[number]

/** A preset, or any other stretch. */
export type PresetOrCustom = Preset | 'custom'

/**
 * What each preset means. Counted days end yesterday: today is not complete, and whole weeks keep weekdays from
 * skewing a comparison. 'thisMonth' runs up to today; '12m' is the twelve whole months before this one, so that no bar
 * of a monthly chart is cut.
 */
const PERIODS: Record<Preset, (today: Day) => Period> = {
  '7d': (today) => daysBefore(today, 7),
  '28d': (today) => daysBefore(today, 28),
  '90d': (today) => daysBefore(today, 90),
  thisMonth: (today) => ({ from: startOfMonth(today), to: today }),
  lastMonth: (today) => monthsBefore(today, 1),
  '12m': (today) => monthsBefore(today, 12),
}

/** The days that a preset stands for, seen from `today`. */
export function periodOf(preset: Preset, today: Day): Period {
  return PERIODS[preset](today)
}

/** What a report shows where nothing else is said: the last 28 complete days. */
export function defaultPeriod(today: Day): Period {
  return periodOf('28d', today)
}

/** The first preset that stands for just these days, else 'custom'. */
export function presetOf(period: Period, today: Day): PresetOrCustom {
  return PRESETS.find((preset) => samePeriod(periodOf(preset, today), period)) ?? 'custom'
}

/** Reads two days as a period; null unless both exist and stand in order. */
export function readPeriod(from: string, to: string): Period | null {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null
}

export function samePeriod(a: Period, b: Period): boolean {
  return a.from === b.from && a.to === b.to
}

/** How many days it has; 1 where it starts and ends on the same. */
export function periodLength({ from, to }: Period): number {
  return diffDays(from, to) + 1
}

export function isInPeriod(day: Day, { from, to }: Period): boolean {
  return day >= from && day <= to
}

/** True for one or more calendar months from their first to their last day. */
export function isWholeMonths({ from, to }: Period): boolean {
  return from === startOfMonth(from) && to === endOfMonth(to)
}

/**
 * The period just before: for whole months as many months; for a period that starts on the 1st and ends within the same
 * month the same dates of the month before, cut at its end; for any other as many days. It never depends on today, so a
 * link keeps its figures.
 */
export function previousPeriod(period: Period): Period {
  const { from, to } = period
  if (isWholeMonths(period)) return { from: addMonths(from, -eachMonth(from, to).length), to: addDays(from, -1) }
  if (from === startOfMonth(to)) return { from: addMonths(from, -1), to: addMonths(to, -1) }
  return { from: addDays(from, -periodLength(period)), to: addDays(from, -1) }
}

/**
 * The same dates a year earlier; whole months stay whole (February 2025 -> 1 to 29 February 2024). With `alignWeekdays`
 * 52 weeks earlier, so that each day meets its own weekday.
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
