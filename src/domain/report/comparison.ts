import { addDays, type Day } from '../day.ts'
import { completeDays, periodLength, previousPeriod, samePeriodLastYear, type Period } from '../period.ts'

/** Comparisons of a period. Those with `Weekdays` compare each day with the same weekday. */
export const REPORT_COMPARISONS = ['none', 'previous', 'previousWeekdays', 'lastYear', 'lastYearWeekdays'] as const

export type ReportComparison = (typeof REPORT_COMPARISONS)[number]

/**
 * The period that the complete days of a period are compared with; null for 'none', or if no day is complete.
 * 'previous': see previousPeriod. 'previousWeekdays': as few whole weeks earlier as possible without overlap. 'lastYear':
 * the same dates. 'lastYearWeekdays': 52 weeks earlier.
 */
export function comparisonPeriod(period: Period, comparison: ReportComparison, today: Day): Period | null {
  const days = completeDays(period, today)
  if (days === null) return null
  switch (comparison) {
    case 'none':
      return null
    case 'previous':
      return previousPeriod(days)
    case 'previousWeekdays':
      return daysEarlier(days, Math.ceil(periodLength(days) / 7) * 7)
    case 'lastYear':
    case 'lastYearWeekdays':
      return samePeriodLastYear(days, { alignWeekdays: comparison === 'lastYearWeekdays' })
  }
}

function daysEarlier({ from, to }: Period, days: number): Period {
  return { from: addDays(from, -days), to: addDays(to, -days) }
}
