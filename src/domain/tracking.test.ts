import { expect, it } from 'vitest'
import { totalHits, trackingTotals } from './tracking.ts'

const row = (source: string, hits: number) => ({ refkey: 1, day: '2026-01-01', source, column: null, hits })

it('adds up hits by source, the known sources first', () => {
  const totals = trackingTotals([row('live', 5), row('test', 1), row('live', 2)])
  expect([...totals]).toEqual([
    ['live', 7],
    ['test', 1],
    ['suspicious', 0],
    ['unknown', 0],
  ])
  expect(totalHits(totals)).toBe(8)
  expect(totalHits(trackingTotals([]))).toBe(0)
})

it('counts a source that only the server knows by itself', () => {
  const totals = trackingTotals([row('newsletter', 2), row('live', 5), row('newsletter', 1), row('__proto__', 4)])
  expect([...totals].slice(4)).toEqual([
    ['newsletter', 3],
    ['__proto__', 4],
  ])
  expect(totalHits(totals)).toBe(12)
})
