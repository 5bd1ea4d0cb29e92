import { expect, it } from 'vitest'
import type { GroupOptions } from '#domain/report/groupReport.ts'
import { groupRows, rowsOf } from '#domain/report/testing/testReport.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { memberName, filterOrder, searchRows } from './rowSearch.ts'

const TREE = reportTree({
  campaigns: [
    { id: 1, name: 'One', adId: 21, titleId: 31, platform: 'gad', countryId: 'IE', startsOn: null, endsOn: null },
    { id: 2, name: 'Two', adId: 22, titleId: 32, platform: 'mad', countryId: 'GB', startsOn: null, endsOn: null },
  ],
  ads: [
    { id: 21, name: 'Émile, reel 2', titleId: 31, titleName: 'Émile' },
    { id: 22, name: 'Dracula, square', titleId: 32, titleName: 'Dracula' },
  ],
})
const row = (refkey: number, day: string) => ({ refkey, day, clicks: 1, impressions: 1, conversions: 0 })
const store = rowsOf([row(1, '2026-11-05'), row(2, '2026-11-05'), row(2, '2026-11-06'), row(9, '2026-11-06')])
const report = (by: GroupOptions['by']) =>
  groupRows(store, null, TREE, {
    by,
    period: { from: '2026-11-05', to: '2026-11-06' },
    comparison: null,
    fill: false,
    today: '2026-11-20',
  })

it.each([
  ['emile', [1, 0, 0]],
  ['  REEL émile', [1, 0, 0]],
  ['a', [0, 1, 0]],
  ['unknown', [0, 0, 1]],
  ['dracula reel', [0, 0, 0]],
])('searches row names for %j', (search, matches) => {
  expect(Array.from(searchRows(report(['ad']), search) ?? [])).toEqual(matches)
})

it('searches the names of both dimensions, and days as displayed and as ISO dates', () => {
  const days = report(['day', 'ad'])
  expect(Array.from(searchRows(days, '5 nov dracula') ?? [])).toEqual([0, 1, 0, 0])
  expect(Array.from(searchRows(days, '2026-11-06') ?? [])).toEqual([0, 0, 1, 1])
})

it('keeps all rows without a search, and keeps the sort order', () => {
  expect(searchRows(report(['ad']), ' ')).toBeNull()
  expect(Array.from(filterOrder(Uint32Array.of(2, 0, 1), Uint8Array.of(1, 0, 1)).indices)).toEqual([2, 0])
})

it('names the members of each dimension', () => {
  const unpaired = (from: string, to: string) => ({
    days: { from, to },
    complete: { from, to },
    earlier: null,
    comparable: false,
  })
  expect([
    memberName('day', { id: '2026-11-05', name: '2026-11-05', pair: unpaired('2026-11-05', '2026-11-05') }),
    memberName('month', { id: '2026-11-01', name: '', pair: unpaired('2026-11-01', '2026-11-30') }),
    memberName('month', { id: '2026-10-01', name: '', pair: unpaired('2026-10-25', '2026-10-31') }),
    memberName('platform', { id: 'pad', name: 'pad', pair: null }),
    memberName('platform', { id: null, name: '', pair: null }),
    memberName('ad', { id: 7, name: '#7', pair: null }),
  ]).toEqual(['Thu, 5 Nov', 'Nov 2026', 'Oct 2026 (25–31)', 'Pinterest', 'Unknown', '#7'])
})
