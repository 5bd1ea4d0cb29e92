/** What charts say of themselves. */
export const chartText = {
  chart: 'Chart',
  table: 'Table',
  show: (what: string) => `${what}: show as`,
  day: 'Day',
  days: { one: 'day', many: 'days' },
  /** Told with the name of a chart when it gets the focus. */
  howToRead: (chart: string) => `${chart}. Arrow keys read it day by day.`,
  /** One day of a chart, read out: 'Thu, 5 Nov: Google 1,023, Meta 893'. */
  reading: (day: string, values: readonly string[]) => `${day}: ${values.join(', ')}`,
}
