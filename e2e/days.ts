import { dayjs } from '#domain/dayjs.ts'

/** A local calendar day, as the app counts the last 28 complete days. */
export const daysAgo = (days: number): string => dayjs().subtract(days, 'day').format('YYYY-MM-DD')

/** A complete calendar month: 1 is the last one. `name` as reports show it, "Oct 2026". */
export function monthAgo(months: number) {
  const first = dayjs().startOf('month').subtract(months, 'month')
  const [from, to] = [first, first.endOf('month')].map((day) => day.format('YYYY-MM-DD'))
  return { from, to, days: first.daysInMonth(), name: first.format('MMM YYYY') }
}
