import { expect, it } from 'vitest'
import { testAd } from '#domain/testing/testAd.ts'
import { topAds } from './TopAds.tsx'
import { NO_PLATFORM_FIGURES } from '#domain/testing/testFigures.ts'

const ad = (id: number, clicks: number | null, impressions: number | null) =>
  testAd(id, { figures: { ...NO_PLATFORM_FIGURES, gad: { clicks, impressions, conversions: null } } })
const NAMES = { types: new Map<string, string>(), classes: new Map([['image/feed', 'Feed image']]) }

it('returns the ads by clicks, then impressions, without those that did not run', () => {
  const ads = [ad(1, 3, 10), ad(2, null, null), ad(3, 9, 10), ad(4, 3, 50), ad(5, 0, 4), ad(6, 1, 1), ad(7, 1, 1)]
  expect(topAds(ads, NAMES).map(({ ad: { id } }) => id)).toEqual([3, 4, 1, 6, 7, 5])
  expect(topAds(ads, NAMES)[0]?.kind).toBe('Feed image')
  expect(topAds([ad(2, null, null), { ...ad(8, 1, 1), figures: null }], NAMES)).toEqual([])
})

// spec 9.13
it('returns the first ten', () => {
  const ads = Array.from({ length: 12 }, (_, index) => ad(index + 1, 100 - index, 500))
  expect(topAds(ads, NAMES).map(({ ad: { id } }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
