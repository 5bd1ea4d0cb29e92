import { addDays } from '../day.ts'
import { periodLength, previousPeriod, samePeriodLastYear, type Period } from '../period.ts'

/** What a period is compared with (screens.md, Report bar). Those of weekdays make each day meet its own weekday. */
export const COMPARISONS = ['none', 'previous', 'previousWeekdays', 'lastYear', 'lastYearWeekdays'] as const

export type Comparison = (typeof COMPARISONS)[number]

/**
 * The period compared with; null for 'none'. 'previous': see previousPeriod. 'previousWeekdays': moved back by whole
 * weeks, as few as keep the two apart. 'lastYear': the same dates. 'lastYearWeekdays': 52 weeks earlier.
 */
export function comparisonPeriod(period: Period, comparison: Comparison): Period | null {
  switch (comparison) {
    case 'none':
      return null
    case 'previous':
      return previousPeriod(period)
    case 'previousWeekdays':
      return daysEarlier(period, Math.ceil(periodLength(period) / 7) * 7)
    case 'lastYear':
    case 'lastYearWeekdays':
      return samePeriodLastYear(period, { alignWeekdays: comparison === 'lastYearWeekdays' })
  }
}

function daysEarlier({ from, to }: Period, days: number): Period {
  return { from: addDays(from, -days), to: addDays(to, -days) }
}
