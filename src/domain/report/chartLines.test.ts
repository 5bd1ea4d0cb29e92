import { describe, expect, it } from 'vitest'
import { chartLines } from './chartLines.ts'
import type { Period } from '../period.ts'
import { timePairs } from './timePairs.ts'
import { reportTree } from './reportTree.ts'
import { groupRows, type Row, rowsOf, TODAY } from './testing/testReport.ts'

const TREE = reportTree({
  campaigns: [
    {
      id: 1,
      name: 'One',
      adId: null,
      titleId: null,
      platform: 'gad',
      countryId: null,
      startsOn: '2026-11-18',
      endsOn: null,
    },
    { id: 2, name: 'Two', adId: null, titleId: null, platform: 'mad', countryId: null, startsOn: null, endsOn: null },
  ],
})
const row = (refkey: number, day: string, clicks: number, impressions: number): Row => ({
  refkey,
  day,
  clicks,
  impressions,
  conversions: null,
})

describe('chartLines', () => {
  const now = rowsOf([
    row(1, '2026-11-18', 3, 10),
    row(2, '2026-11-18', 1, 30),
    row(2, '2026-11-20', 4, 8),
    row(9, '2026-11-20', 1, 2),
  ])
  const earlier = rowsOf([row(1, '2026-11-16', 5, 50), row(2, '2026-11-15', 7, 70)])
  const report = groupRows(now, earlier, TREE, {
    by: ['day'],
    period: { from: '2026-11-18', to: TODAY },
    comparison: { from: '2026-11-15', to: '2026-11-16' },
    fill: true,
    today: TODAY,
  })

  it('has a line per platform and for all, with gaps and earlier values at the same index', () => {
    expect(chartLines(report, 'clicks', ['gad', 'mad'])).toEqual({
      pairs: timePairs('day', report),
      days: ['2026-11-18', '2026-11-19', '2026-11-20'],
      // Today has no pair.
      earlierDays: ['2026-11-15', '2026-11-16', ''],
      isLastIncomplete: true,
      changeDays: null,
      lines: [
        { platform: 'gad', values: [3, 0, null], complete: [3, 0, null], earlier: [null, 5, null] },
        { platform: 'mad', values: [1, null, 4], complete: [1, null, null], earlier: [7, null, null] },
        // Includes the unknown campaign.
        { platform: 'all', values: [4, 0, 5], complete: [4, 0, null], earlier: [7, 5, null] },
      ],
    })
  })

  it('computes ratios from the sums of a day', () => {
    expect(chartLines(report, 'ctr', []).lines).toEqual([
      { platform: 'all', values: [4 / 40, null, 5 / 10], complete: [4 / 40, null, null], earlier: [0.1, 0.1, null] },
    ])
  })

  it('has earlier values of comparable months only', () => {
    const options = {
      by: ['month' as const],
      period: { from: '2026-10-20', to: '2026-11-10' },
      fill: false,
      today: TODAY,
    }
    const compared = (comparison: Period) =>
      chartLines(
        groupRows(
          rowsOf([row(1, '2026-10-25', 1, 1), row(1, '2026-10-10', 9, 9)]),
          rowsOf([row(1, '2025-10-21', 3, 3), row(1, '2026-09-29', 7, 7)]),
          TREE,
          { ...options, comparison },
        ),
        'clicks',
        [],
      )
    const before = compared({ from: '2026-09-28', to: '2026-10-19' })
    expect([before.days, before.earlierDays, before.isLastIncomplete]).toEqual([
      ['2026-10-01', '2026-11-01'],
      ['', ''],
      false,
    ])
    expect([before.lines[0]?.values, before.lines[0]?.earlier]).toEqual([
      [1, null],
      [null, null],
    ])
    const aYearBefore = compared({ from: '2025-10-20', to: '2025-11-10' })
    expect([aYearBefore.earlierDays, aYearBefore.lines[0]?.earlier]).toEqual([
      ['2025-10-01', '2025-11-01'],
      [3, null],
    ])
    const alone = chartLines(groupRows(rowsOf([]), null, TREE, { ...options, comparison: null }), 'clicks', [])
    expect([alone.earlierDays, alone.lines[0]?.earlier]).toEqual([null, null])
  })
  it('has the complete days of a month that includes today, and says which these are', () => {
    const { lines, changeDays } = chartLines(
      groupRows(
        rowsOf([row(1, '2026-11-19', 3, 9), row(1, TODAY, 4, 9)]),
        rowsOf([row(1, '2026-10-19', 2, 9), row(1, '2026-10-20', 7, 9)]),
        TREE,
        {
          by: ['month'],
          period: { from: '2026-11-01', to: TODAY },
          comparison: { from: '2026-10-01', to: '2026-10-19' },
          fill: false,
          today: TODAY,
        },
      ),
      'clicks',
      [],
    )
    expect(lines).toEqual([{ platform: 'all', values: [7], complete: [3], earlier: [2] }])
    expect(changeDays).toBe('1 Nov – 19 Nov vs 1 Oct – 19 Oct')
  })
})
