import type { Day } from '../catalogue.ts'
import { dayShort } from '../format.ts'
import type { Period, Preset } from '../period.ts'

/** '5 Nov 2026'. */
export const dayWithYear = (day: Day) => `${dayShort(day)} ${day.slice(0, 4)}`

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
}
