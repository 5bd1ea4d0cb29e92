import { dayjs } from '#domain/dayjs.ts'

const DAY = 'YYYY-MM-DD'

/** A local calendar day, as the app counts the last 28 complete days. */
export const daysAgo = (days: number): string => dayjs().subtract(days, 'day').format(DAY)

/** A complete calendar month: 1 is the last one. `name` as reports show it, "Oct 2026". */
export function monthAgo(months: number) {
  const first = dayjs().startOf('month').subtract(months, 'month')
  return {
    from: first.format(DAY),
    to: first.endOf('month').format(DAY),
    days: first.daysInMonth(),
    name: first.format('MMM YYYY'),
  }
}
