import { addDays } from '../day.ts'
import { periodLength, previousPeriod, samePeriodLastYear, type Period } from '../period.ts'

/** Comparisons of a period. Those with `Weekdays` compare each day with the same weekday. */
export const REPORT_COMPARISONS = ['none', 'previous', 'previousWeekdays', 'lastYear', 'lastYearWeekdays'] as const

export type ReportComparison = (typeof REPORT_COMPARISONS)[number]

/**
 * The comparison period; null for 'none'. 'previous': see previousPeriod. 'previousWeekdays': as few whole weeks
 * earlier as possible without overlap. 'lastYear': the same dates. 'lastYearWeekdays': 52 weeks earlier.
 */
export function comparisonPeriod(period: Period, comparison: ReportComparison): Period | null {
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
