import { expect, it } from 'vitest'
import { totalHits, trackingTotals } from './tracking.ts'

it('adds up hits by source', () => {
  const row = (source: 'live' | 'test', hits: number) => ({ refkey: 1, day: '2026-01-01', source, column: null, hits })
  const totals = trackingTotals([row('live', 5), row('test', 1), row('live', 2)])
  expect(totals).toEqual({ live: 7, test: 1, suspicious: 0, unknown: 0 })
  expect(totalHits(totals)).toBe(8)
  expect(totalHits(trackingTotals([]))).toBe(0)
})
