import type { Day } from '../catalogue.ts'
import { dayShort, fullNumber } from '../format.ts'
import type { Period, Preset } from '../period.ts'

const dayWithYear = (day: Day) => `${dayShort(day)} ${day.slice(0, 4)}`

/** Choosing the days of a report (screens.md, Report bar). */
export const periodText = {
  label: 'Period',
  /** Names the button that shows which is chosen. */
  chosen: (text: string) => `Period: ${text}`,
  presets: {
    '7d': 'Last 7 days',
    '28d': 'Last 28 days',
    '90d': 'Last 90 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    '12m': 'Last 12 months',
  } satisfies Record<Preset, string>,
  /** '23 Oct to 19 Nov'; with its years unless all of it is in this one. */
  range: ({ from, to }: Period, today: Day) => {
    const year = today.slice(0, 4)
    const text = from.startsWith(year) && to.startsWith(year) ? dayShort : dayWithYear
    return from === to ? text(from) : `${text(from)} to ${text(to)}`
  },
  custom: 'Custom period',
  from: 'From',
  to: 'To',
  apply: 'Apply',
  /** Of a custom period before it is applied. */
  length: (days: number) => `${fullNumber(days)} ${days === 1 ? 'day' : 'days'}`,
  todayOpen: 'Today is not complete yet.',
  /** What is wrong with a day of a custom period. */
  missing: 'Choose a day',
  noSuchDay: 'This day does not exist',
  beforeMin: (min: Day) => `Must be ${dayWithYear(min)} or later`,
  afterMax: (max: Day) => `Must be ${dayWithYear(max)} or earlier`,
  beforeFrom: 'Must be on or after the first day',
}
