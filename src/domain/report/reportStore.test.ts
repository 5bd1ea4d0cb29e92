import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_FIGURES } from '../metrics.ts'
import { groupReport } from './groupReport.ts'
import { countAt } from './reportFigures.ts'
import { emptyStore, withPage, type ReportStore } from './reportStore.ts'
import { plainRows, storeOf, type Row } from './testing/testReport.ts'
import { anyCase } from './testing/testReportCases.ts'

interface Page {
  offset: number
  rows: Row[]
}

/** Splits a list into pages. */
const pagesOf = (rows: Row[], length: number): Page[] =>
  Array.from({ length: Math.ceil(rows.length / length) }, (_, at) => ({
    offset: at * length,
    rows: rows.slice(at * length, (at + 1) * length),
  }))
const read = (pages: readonly Page[], from: ReportStore) =>
  pages.reduce((store, { rows, offset }) => withPage(store, rows, offset), from)

/** A case with its rows as pages in any order, some repeated or overlapping. */
const paged = anyCase.chain((each) =>
  fc
    .tuple(fc.constant(each), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
    .chain(([same, length, other]) => {
      const pages = pagesOf(same.now, length)
      const again = pagesOf(same.now, other)
      return fc
        .tuple(fc.shuffledSubarray(pages, { minLength: pages.length }), fc.shuffledSubarray(again))
        .map(([all, some]) => ({ each: same, pages: [...all, ...some] }))
    }),
)

describe('withPage', () => {
  it('gives the same report for any order of pages', () => {
    fc.assert(
      fc.property(paged, ({ each: { of, per, now, tree, options }, pages }) => {
        const alone = { ...options, comparison: null }
        const expected = plainRows(groupReport(storeOf(now, of, per), null, tree, alone))
        expect(plainRows(groupReport(read(pages, emptyStore(of, per)), null, tree, alone))).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('accepts the rows read so far repeatedly', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 9 }), ({ of, per, now, tree, options }, length) => {
        let store = emptyStore(of, per)
        for (let end = length; end < now.length + length; end += length) store = withPage(store, now.slice(0, end))
        const alone = { ...options, comparison: null }
        expect(plainRows(groupReport(store, null, tree, alone))).toEqual(
          plainRows(groupReport(storeOf(now, of, per), null, tree, alone)),
        )
      }),
    )
  })

  it('leaves earlier stores unchanged, even if two derive from one', () => {
    const row = (refkey: number, clicks: number): Row => ({
      refkey,
      day: '2026-11-01',
      clicks,
      impressions: null,
      conversions: null,
    })
    const first = withPage(emptyStore('campaign', 'day'), [row(1, 1)])
    const left = withPage(first, [row(2, 2)], 1)
    const right = withPage(first, [row(3, 4)], 1)
    const long = withPage(
      left,
      Array.from({ length: 5000 }, (_, at) => row(at, 1)),
      2,
    )
    const sum = (store: ReportStore) => {
      const report = groupReport(
        store,
        null,
        { campaigns: new Map(), items: new Map(), ads: new Map(), titles: new Map(), countries: new Map() },
        {
          by: ['campaign'],
          period: { from: '2026-11-01', to: '2026-11-01' },
          comparison: null,
          fill: false,
          today: '2026-11-20',
        },
      )
      return Array.from({ length: report.rows }, (_, at) => countAt(report.now, at, 'all', 'clicks')).slice(0, 3)
    }
    expect([first, left, right].map(sum)).toEqual([[1], [1, 2], [1, 4]])
    expect([long, left, right, first].map(({ rowCount }) => rowCount)).toEqual([5002, 2, 2, 1])
    expect(sum(long)).toEqual([1, 2, 3])
  })

  it('keeps rows without figures', () => {
    const store = storeOf([
      { refkey: 1, day: '2026-11-01', figures: { gad: NO_FIGURES, mad: NO_FIGURES, pad: NO_FIGURES } },
    ])
    expect([store.rowCount, store.loaded]).toEqual([1, [{ from: 0, to: 1 }]])
  })

  it('counts rows of overlapping pages once', () => {
    const row = (refkey: number): Row => ({ refkey, day: '2026-11-01', ...NO_FIGURES })
    const store = withPage(withPage(storeOf([row(1), row(2)]), [row(2), row(3)], 1), [row(1)], 0)
    expect(store.pages.map((page) => page.map(({ refkey }) => refkey))).toEqual([[1, 2], [3]])
    expect([store.rowCount, store.loaded]).toEqual([3, [{ from: 0, to: 3 }]])
  })

  it('is unchanged by an empty page', () => {
    const store = storeOf([])
    expect([store.rowCount, store.loaded]).toEqual([0, []])
  })
})
