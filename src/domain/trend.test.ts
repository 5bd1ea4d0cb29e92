import { describe, expect, it } from 'vitest'
import { trendsByTitle } from './trend.ts'

const figures = (clicks: number | null) => ({ clicks, impressions: null, conversions: null })
const DAYS = ['2026-11-01', '2026-11-02', '2026-11-03']

describe('trendsByTitle', () => {
  it('sums campaigns per title and day', () => {
    const rows = [
      { refkey: 1, day: '2026-11-01', ...figures(5) },
      { refkey: 2, day: '2026-11-01', ...figures(5) },
      { refkey: 3, day: '2026-11-02', ...figures(7) },
    ]
    const titleOf = new Map([
      [1, 10],
      [2, 10],
      [3, 11],
    ])
    expect(trendsByTitle([10, 11], rows, titleOf, DAYS)).toEqual(
      new Map([
        [10, [10, null, null]],
        [11, [null, 7, null]],
      ]),
    )
  })

  it('distinguishes zero clicks from nothing served', () => {
    const rows = [{ refkey: 1, day: '2026-11-02', ...figures(0) }]
    expect(trendsByTitle([10], rows, new Map([[1, 10]]), DAYS).get(10)).toEqual([null, 0, null])
  })

  it('ignores unknown campaigns, days outside the period and other titles', () => {
    const rows = [
      { refkey: 9, day: '2026-11-01', ...figures(1) },
      { refkey: 1, day: '2025-01-01', ...figures(1) },
      { refkey: 2, day: '2026-11-01', ...figures(1) },
    ]
    expect(
      trendsByTitle(
        [10],
        rows,
        new Map([
          [1, 10],
          [2, 77],
        ]),
        DAYS,
      ),
    ).toEqual(new Map([[10, [null, null, null]]]))
  })
})
