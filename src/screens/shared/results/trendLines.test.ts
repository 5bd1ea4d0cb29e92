import { describe, expect, it } from 'vitest'
import type { Campaign } from '#domain/catalogue.ts'
import type { Period } from '#domain/period.ts'
import { groupRows, rowsOf } from '#domain/report/testing/testReport.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { campaignEvents, trendLines } from './trendLines.ts'
import { NO_PLATFORM_FIGURES } from '#domain/testing/testFigures.ts'

const figures = (clicks: number, impressions: number) => ({
  ...NO_PLATFORM_FIGURES,
  gad: { clicks, impressions, conversions: 1 },
  mad: { clicks: 1, impressions: 1, conversions: 0 },
})
const store = (day: string, clicks: number) => rowsOf([{ refkey: 1, day, figures: figures(clicks, 100) }])
const on = (day: string): Period => ({ from: day, to: day })
const report = (today = '2026-11-20') =>
  groupRows(store('2026-11-19', 8), store('2026-11-18', 4), reportTree({ campaigns: [] }), {
    by: ['day'],
    period: on('2026-11-19'),
    comparison: on('2026-11-18'),
    fill: false,
    today,
  })
const REPORT = report()
const OPTIONS = { metric: 'clicks', of: 'all', compare: true } as const

describe('trendLines', () => {
  it('shows all platforms as one line, with the comparison', () => {
    const { series: lines, earlierDays, isLastIncomplete, label } = trendLines(REPORT, OPTIONS)
    expect(lines).toEqual([{ name: 'Clicks', platform: 'all', values: [9], earlier: [5] }])
    expect([earlierDays, isLastIncomplete, label]).toEqual([['2026-11-18'], false, 'Clicks per day, All platforms'])
  })

  it('shows a line per platform with data, without a comparison if none is requested', () => {
    const { series: lines, earlierDays } = trendLines(REPORT, { ...OPTIONS, of: 'each', compare: false })
    expect(lines.map(({ name, values, earlier }) => [name, values, earlier])).toEqual([
      ['Google', [8], undefined],
      ['Meta', [1], undefined],
    ])
    expect(earlierDays).toBeUndefined()
  })

  it('keeps the line of a platform without data', () => {
    expect(trendLines(REPORT, { ...OPTIONS, of: 'pad' }).series[0]?.values).toEqual([null])
  })

  it('computes a ratio from sums', () => {
    const { series: lines, format } = trendLines(REPORT, { ...OPTIONS, metric: 'ctr' })
    expect([lines[0]?.values, format]).toEqual([[9 / 101], 'pct'])
  })

  it('marks today or a partial month as incomplete', () => {
    expect(trendLines(report('2026-11-19'), OPTIONS).isLastIncomplete).toBe(true)
    const months = (to: string) =>
      trendLines(
        groupRows(rowsOf([], 'campaign', 'month'), null, reportTree({ campaigns: [] }), {
          by: ['month'],
          period: { from: '2026-01-01', to },
          comparison: null,
          fill: false,
          today: '2026-11-20',
        }),
        OPTIONS,
      ).isLastIncomplete
    expect([months('2026-10-31'), months('2026-10-30')]).toEqual([false, true])
  })
})

it('returns starts and ends of campaigns, optionally of one platform', () => {
  const campaign = (
    id: number,
    platform: Campaign['platform'],
    startsOn: string | null,
    endsOn: string | null,
  ): Campaign => ({
    id,
    name: `C${id}`,
    adId: 1,
    titleId: 1,
    platform,
    placementId: null,
    countryId: null,
    status: null,
    startsOn,
    endsOn,
    itemCount: 0,
  })
  const campaigns = [
    campaign(1, 'gad', '2026-11-01', '2026-11-09'),
    campaign(2, 'mad', '2026-11-03', null),
    campaign(3, null, null, null),
  ]
  expect(campaignEvents(campaigns, 'all').map(({ day, kind, label }) => `${day} ${kind} ${label}`)).toEqual([
    '2026-11-01 start C1',
    '2026-11-09 end C1',
    '2026-11-03 start C2',
  ])
  expect(campaignEvents(campaigns, 'mad')).toHaveLength(1)
})
