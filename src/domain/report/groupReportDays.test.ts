import { describe, expect, it } from 'vitest'
import { NO_FIGURES } from '../metrics.ts'
import { chartLines } from './chartLines.ts'
import { changeAt, changesOf, countAt, figuresAt, isListed, memberAt, stateAt } from './reportFigures.ts'
import { reportTree } from './reportTree.ts'
import { sortReport } from './sortReport.ts'
import { groupRows, rowsOf, TODAY } from './testing/testReport.ts'
import { OPTIONS, row, TREE } from './testing/testReportTree.ts'
import { totalsOf } from './totalsOf.ts'

describe('days', () => {
  it('are 0 while a campaign ran, else null', () => {
    const days = groupRows(rowsOf([row(1, '2026-11-02', 5)]), null, TREE, { ...OPTIONS, by: ['day'], fill: true })
    expect([0, 1, 2, 3].map((at) => countAt(days.now, at, 'gad', 'clicks'))).toEqual([null, 5, 0, null])
    expect([0, 1, 2, 3].map((at) => stateAt(days, at))).toEqual(['none', 'both', 'both', 'none'])
    expect(figuresAt(days.now, 2, 'mad')).toEqual(NO_FIGURES)
    expect([days.isLastIncomplete, days.axes[0]?.members[3]?.id]).toEqual([false, '2026-11-04'])
  })

  it('are not filled from today on', () => {
    const running = reportTree({
      campaigns: [
        {
          id: 1,
          name: 'One',
          adId: 21,
          titleId: 31,
          platform: 'gad',
          countryId: 'GB',
          startsOn: '2026-11-02',
          endsOn: null,
        },
      ],
    })
    const days = groupRows(rowsOf([]), null, running, {
      ...OPTIONS,
      period: { from: '2026-11-18', to: TODAY },
      by: ['day'],
      fill: true,
    })
    expect([0, 1, 2].map((at) => countAt(days.now, at, 'gad', 'clicks'))).toEqual([0, 0, null])
    expect(days.isLastIncomplete).toBe(true)
  })

  it('are paired from the start; unpaired earlier days count in the total only', () => {
    const options = {
      ...OPTIONS,
      period: { from: '2025-02-27', to: '2025-02-28' },
      comparison: { from: '2024-02-27', to: '2024-02-29' },
    }
    const days = groupRows(
      rowsOf([row(1, '2025-02-27', 6)]),
      rowsOf([row(1, '2024-02-27', 4), row(1, '2024-02-29', 2)]),
      TREE,
      { ...options, by: ['day'] },
    )
    expect(days.axes[0]?.members.map(({ id, pair }) => [id, pair?.earlier?.from])).toEqual([
      ['2025-02-27', '2024-02-27'],
      ['2025-02-28', '2024-02-28'],
      [null, undefined],
    ])
    expect([0, 1, 2].map((at) => [isListed(days, at), stateAt(days, at), changeAt(days, at, 'gad', 'clicks')])).toEqual(
      [
        [true, 'both', 0.5],
        [true, 'none', null],
        [false, 'gone', null],
      ],
    )
    expect([...sortReport(days, [])]).toEqual([0, 1])
    expect(chartLines(days, 'clicks', []).earlierDays).toEqual(['2024-02-27', '2024-02-28'])
    expect([changeAt(totalsOf(days), 0, 'all', 'clicks'), changeAt(totalsOf(days), 0, 'pad', 'clicks')]).toEqual([
      0,
      null,
    ])
  })

  it('are paired by date with last year; its leap day counts in the total only', () => {
    const days = groupRows(
      rowsOf([row(1, '2025-02-28', 6), row(1, '2025-03-01', 4)]),
      rowsOf([row(1, '2024-02-28', 4), row(1, '2024-02-29', 3), row(1, '2024-03-01', 1)]),
      TREE,
      {
        ...OPTIONS,
        period: { from: '2025-02-28', to: '2025-03-01' },
        comparison: { from: '2024-02-28', to: '2024-03-01' },
        by: ['day'],
      },
    )
    expect(chartLines(days, 'clicks', []).earlierDays).toEqual(['2024-02-28', '2024-03-01'])
    expect([0, 1, 2].map((at) => [isListed(days, at), changeAt(days, at, 'gad', 'clicks')])).toEqual([
      [true, 0.5],
      [true, 3],
      [false, null],
    ])
    expect(changeAt(totalsOf(days), 0, 'all', 'clicks')).toBe(10 / 8 - 1)
  })

  it('have no change or earlier-only rows in incomparable months', () => {
    const months = groupRows(
      rowsOf([row(1, '2026-10-26', 6), row(1, '2026-11-02', 6)]),
      rowsOf([row(1, '2026-09-27', 4), row(2, '2026-09-28', 2), row(1, '2026-10-24', 9)]),
      TREE,
      {
        ...OPTIONS,
        period: { from: '2026-10-25', to: '2026-11-21' },
        comparison: { from: '2026-09-27', to: '2026-10-24' },
        by: ['campaign', 'month'],
      },
    )
    const listed = sortReport(months, [{ key: 'clicks.change', descending: true }])
    expect(Array.from(listed, (at) => [0, 1].map((axis) => memberAt(months, axis, at)?.name))).toEqual([
      ['One', '2026-10-01'],
      ['One', '2026-11-01'],
    ])
    expect(Array.from(listed, (at) => changeAt(months, at, 'all', 'clicks'))).toEqual([null, null])
    expect([...changesOf(months, 'all', 'clicks')].filter((change) => !Number.isNaN(change))).toEqual([])
    expect(changeAt(totalsOf(months), 0, 'all', 'clicks')).toBe(-3 / 15)
  })

  it('are months in a report by month, cut to the period', () => {
    const store = rowsOf(
      [row(1, '2026-10-01', 3), row(1, '2026-11-01', 4), row(1, '2026-09-01', 9)],
      'campaign',
      'month',
    )
    const months = groupRows(store, null, TREE, {
      ...OPTIONS,
      period: { from: '2026-10-15', to: '2026-11-10' },
      by: ['day'],
    })
    expect(months.axes[0]?.members.map(({ id }) => id)).toEqual(['2026-10-01', '2026-11-01'])
    expect([0, 1].map((at) => countAt(months.now, at, 'gad', 'clicks'))).toEqual([3, 4])
  })
})

describe('a period that includes today', () => {
  const options = {
    period: { from: '2026-11-18', to: TODAY },
    comparison: { from: '2026-11-16', to: '2026-11-17' },
    fill: false,
    today: TODAY,
  }
  const now = rowsOf([row(1, '2026-11-18', 6, 60), row(1, TODAY, 3, 10), row(2, TODAY, 5, 50)])
  const earlier = rowsOf([row(1, '2026-11-16', 4, 80), row(2, '2026-11-17', 2, 20)])
  const by = (...dimensions: ('campaign' | 'day' | 'month')[]) =>
    groupRows(now, earlier, TREE, { ...options, by: dimensions })

  it('counts today in its figures, not in changes', () => {
    const total = by()
    expect(countAt(total.now, 0, 'all', 'clicks')).toBe(14)
    expect(changeAt(total, 0, 'all', 'clicks')).toBe(0)
    expect(changeAt(total, 0, 'gad', 'clicks')).toBe(0.5)
    expect(changeAt(total, 0, 'gad', 'ctr')).toBeCloseTo(0.1 - 0.05)
    expect(changeAt(totalsOf(by('campaign', 'day')), 0, 'all', 'clicks')).toBe(0)
  })

  it('has no campaign gone that has figures today', () => {
    const campaigns = by('campaign')
    expect([0, 1].map((at) => countAt(campaigns.now, at, 'all', 'clicks'))).toEqual([9, 5])
    expect(Array.from(changesOf(campaigns, 'all', 'clicks'))).toEqual([0.5, -1])
    expect(stateAt(campaigns, 1)).toBe('both')
  })

  it('has no change today', () => {
    const days = by('day')
    expect([0, 1, 2].map((at) => countAt(days.now, at, 'all', 'clicks'))).toEqual([6, null, 8])
    expect([0, 1, 2].map((at) => changeAt(days, at, 'all', 'clicks'))).toEqual([0.5, 'gone', null])
    expect(changeAt(by('month'), 0, 'all', 'clicks')).toBeNull()
  })

  it('adds nothing twice without a comparison', () => {
    const alone = groupRows(now, null, TREE, { ...options, comparison: null, by: ['campaign'] })
    expect(alone.complete).toEqual(alone.now)
    expect(countAt(alone.now, 0, 'all', 'clicks')).toBe(9)
  })
})
