import { unstable_serialize } from 'swr'
import { expect, it } from 'vitest'
import { ListCache, START_UP_KEY } from './listCache.ts'

const START_UP = unstable_serialize(START_UP_KEY)
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

it('keeps the lists of the start', () => {
  const cache = new ListCache()
  cache.set(START_UP, rows(400_000))
  cache.release(START_UP)
  cache.set('one', { data: { name: 'Dracula' } })
  cache.release('one')
  expect([...cache.keys()]).toEqual([START_UP, 'one'])
})
