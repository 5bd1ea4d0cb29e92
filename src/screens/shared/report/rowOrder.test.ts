import { expect, it } from 'vitest'
import { groupReport } from '#domain/report/groupReport.ts'
import { emptyStore, withPage } from '#domain/report/reportStore.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { memberName, orderOf, searchRows } from './rowOrder.ts'

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
const store = withPage(emptyStore('campaign', 'day'), [
  row(1, '2026-11-05'),
  row(2, '2026-11-05'),
  row(2, '2026-11-06'),
  row(9, '2026-11-06'),
])
const report = (by: Parameters<typeof groupReport>[3]['by']) =>
  groupReport(store, null, TREE, {
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
])('searches %j in the names of rows', (search, kept) => {
  expect(Array.from(searchRows(report(['ad']), search) ?? [])).toEqual(kept)
})

it('searches in both names, days as they are shown and as they are written', () => {
  const days = report(['day', 'ad'])
  expect(Array.from(searchRows(days, '5 nov dracula') ?? [])).toEqual([0, 1, 0, 0])
  expect(Array.from(searchRows(days, '2026-11-06') ?? [])).toEqual([0, 0, 1, 1])
})

it('keeps all where nothing is searched, and the order of the sort', () => {
  expect(searchRows(report(['ad']), ' ')).toBeNull()
  expect(Array.from(orderOf(Uint32Array.of(2, 0, 1), Uint8Array.of(1, 0, 1)).indices)).toEqual([2, 0])
})

it('names what a row stands for', () => {
  expect([
    memberName('day', { id: '2026-11-05', name: '2026-11-05', earlier: null }),
    memberName('day', { id: null, name: '', earlier: '2026-10-08' }),
    memberName('month', { id: '2026-11-01', name: '', earlier: null }),
    memberName('platform', { id: 'pad', name: 'pad', earlier: null }),
    memberName('platform', { id: null, name: '', earlier: null }),
    memberName('ad', { id: 7, name: '#7', earlier: null }),
  ]).toEqual(['Thu, 5 Nov', 'Thu, 8 Oct', 'Nov 2026', 'Pinterest', 'Unknown', '#7'])
})
