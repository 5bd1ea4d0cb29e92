import { expect, it } from 'vitest'
import { ListCache } from './listCache.ts'

const rows = (count: number) => ({ data: new Array(count).fill(0) })

it('forgets what has not been shown for longest beyond 300,000 rows, but nothing that is shown', () => {
  const cache = new ListCache()
  for (const [key, count] of [
    ['titles', 100_000],
    ['shown', 250_000],
    ['ads', 100_000],
    ['report', 150_000],
  ] as const) {
    cache.retain(key)
    cache.set(key, rows(count))
  }
  for (const key of ['titles', 'ads']) cache.release(key)
  expect([...cache.keys()]).toEqual(['titles', 'shown', 'ads', 'report'])
  cache.release('report')
  expect([...cache.keys()]).toEqual(['shown', 'ads', 'report'])
  cache.retain('ads')
  cache.release('shown')
  expect([...cache.keys()]).toEqual(['shown', 'ads'])
})
