import { reportTree } from '../reportTree.ts'
import { TODAY, type Row } from './testReport.ts'

/** Two campaigns: one with all relations and dates, and one whose title is only known through its ad. */
export const TREE = reportTree({
  campaigns: [
    {
      id: 1,
      name: 'One',
      adId: 21,
      titleId: 31,
      platform: 'gad',
      countryId: 'GB',
      startsOn: '2026-11-02',
      endsOn: '2026-11-03',
    },
    { id: 2, name: 'Two', adId: 22, titleId: null, platform: 'mad', countryId: null, startsOn: null, endsOn: null },
  ],
  ads: [{ id: 22, name: 'Reel', titleId: 32, titleName: 'Emma' }],
})

/** One row of a report. */
export const row = (refkey: number, day: string, clicks: number | null, impressions: number | null = null): Row => ({
  refkey,
  day,
  clicks,
  impressions,
  conversions: null,
})

/** Four days, without a comparison. */
export const OPTIONS = { period: { from: '2026-11-01', to: '2026-11-04' }, comparison: null, fill: false, today: TODAY }
