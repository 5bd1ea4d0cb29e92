import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { METRICS } from '../metrics.ts'
import { countAt } from './reportFigures.ts'
import { reportTree } from './reportTree.ts'
import { grouped, groupRows, rowsOf, TODAY } from './testing/testReport.ts'
import { anyCase } from './testing/testReportCases.ts'
import { totalsOf } from './totalsOf.ts'
import { whatMoved } from './whatMoved.ts'
import { NO_PLATFORM_FIGURES } from '../testing/testFigures.ts'

const [NOW, EARLIER] = ['2026-11-02', '2026-11-01']

/** Titles with clicks by platform, now and earlier; null: no row. */
function movesOf(titles: readonly { now: (number | null)[] | null; earlier: (number | null)[] | null }[]) {
  const tree = reportTree({
    campaigns: titles.map((_, id) => ({
      id,
      name: '',
      adId: null,
      titleId: id,
      platform: null,
      countryId: null,
      startsOn: null,
      endsOn: null,
    })),
    ads: titles.map((_, id) => ({ id, name: '', titleId: id, titleName: `Title ${id}` })),
  })
  const rows = (side: 'now' | 'earlier', day: string) =>
    titles.flatMap((title, refkey) => {
      const counts = title[side]
      if (counts === null) return []
      const [gad, mad, pad] = counts.map((clicks) => ({ clicks, impressions: null, conversions: null }))
      return gad && mad && pad ? [{ refkey, day, figures: { ...NO_PLATFORM_FIGURES, gad, mad, pad } }] : []
    })
  const report = groupRows(rowsOf(rows('now', NOW)), rowsOf(rows('earlier', EARLIER)), tree, {
    by: ['title'],
    period: { from: NOW, to: NOW },
    comparison: { from: EARLIER, to: EARLIER },
    fill: false,
    today: TODAY,
  })
  return whatMoved(report, 'clicks')
}

describe('whatMoved', () => {
  it('adds up to the change of the total, for any report and metric', () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.constantFrom(...METRICS),
        fc.constantFrom('title' as const, 'ad' as const),
        (each, metric, by) => {
          fc.pre(each.options.comparison !== null)
          const report = grouped({ ...each, options: { ...each.options, by: [by] } })
          const { complete, earlier } = totalsOf(report)
          const { gains, losses, change } = whatMoved(report, metric)
          const was = earlier === null ? 0 : (countAt(earlier, 0, 'all', metric) ?? 0)
          expect(change).toBe((countAt(complete, 0, 'all', metric) ?? 0) - was)
          for (const { largest, others, total } of [gains, losses]) {
            const named = largest.reduce((sum, move) => sum + move.change, 0)
            expect(named + others.change).toBe(total)
            if (others.count === 0 && largest.length > 0)
              expect(largest.reduce((sum, move) => sum + move.share, 0)).toBeCloseTo(1)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('names the six largest gains and losses, and the platform that carried them', () => {
    const { gains, losses } = movesOf([
      { now: [10, 90, null], earlier: [10, 20, null] },
      { now: [5, 5, 5], earlier: [1, 1, 1] },
      { now: [0, null, null], earlier: [40, null, null] },
    ])
    expect(gains.largest).toMatchObject([
      { member: { name: 'Title 0' }, change: 70, platform: 'mad', state: 'both' },
      { member: { name: 'Title 1' }, change: 12, platform: null },
    ])
    expect(gains.largest[0]?.share).toBeCloseTo(70 / 82)
    expect(losses.largest).toMatchObject([{ member: { name: 'Title 2' }, change: -40, share: 1, platform: 'gad' }])
  })

  it('counts what is unknown as 0, and says what is new or gone', () => {
    const { gains, losses } = movesOf([
      { now: [7, null, null], earlier: null },
      { now: null, earlier: [3, null, null] },
      { now: [null, null, null], earlier: null },
    ])
    expect(gains.largest).toMatchObject([{ change: 7, state: 'new' }])
    expect(losses.largest).toMatchObject([{ change: -3, state: 'gone' }])
  })

  it('puts the others together', () => {
    const { gains } = movesOf(Array.from({ length: 8 }, (_, index) => ({ now: [index + 1, 0, 0], earlier: [0, 0, 0] })))
    expect(gains.largest.map(({ change }) => change)).toEqual([8, 7, 6, 5, 4, 3])
    expect(gains.others).toEqual({ count: 2, change: 3 })
  })

  it('shows opposite moves that cancel out', () => {
    const { gains, losses, change } = movesOf([
      { now: [5, 0, 0], earlier: [0, 0, 0] },
      { now: [0, 0, 0], earlier: [5, 0, 0] },
    ])
    expect([gains.total, losses.total, change]).toEqual([5, -5, 0])
  })
})
