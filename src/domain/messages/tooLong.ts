import type { ListSize } from '../failure.ts'
import { formatNumber } from '../format.ts'

/** What stands in place of a report that is too long to be read. */
export const tooLongText = {
  /** '412,000 rows', 'More than 200,000 rows', '812 campaigns'. */
  title: ({ of, count, limit }: ListSize) =>
    count === null ? `More than ${formatNumber(limit)} ${of}` : `${formatNumber(count)} ${of}`,
  /** Why it is not shown, and what helps. */
  text: ({ of, limit }: ListSize, isCompared: boolean) => {
    const limits =
      of === 'campaigns'
        ? `By creative, a report can have up to ${formatNumber(limit)} campaigns.`
        : isCompared
          ? `A report with a comparison can have up to ${formatNumber(limit)} rows in each period.`
          : `A report can have up to ${formatNumber(limit)} rows.`
    return `${limits} Choose a shorter period, one country, or fewer titles or ads.`
  },
  noComparison: 'No comparison',
  byMonth: 'By month',
  byCampaign: 'By campaign',
  shorterPeriod: 'Shorter period',
}
