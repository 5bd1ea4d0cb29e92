import { expect, it } from 'vitest'
import { testAd } from '#domain/testing/testAd.ts'
import { adLines } from '../shared/ads/adLines.ts'
import { showsReasons } from './useAdsModel.ts'

const LINES = adLines([testAd(1, { status: 'rejected' }), testAd(2, { status: 'rejected' }), testAd(3)], {
  types: new Map(),
  classes: new Map(),
})
const order = (...indices: number[]) => ({ indices: Uint32Array.from(indices), filterMask: null })

it('shows reasons only where a filter or search has left nothing but rejected ads', () => {
  const filtered = { status: 'rejected', q: '' }
  expect(showsReasons(filtered, LINES, order(0, 1))).toBe(true)
  expect(showsReasons({ status: null, q: 'reject' }, LINES, order(1))).toBe(true)
  expect(showsReasons({ status: null, q: 'emma' }, LINES, order(1, 2))).toBe(false)
  expect(showsReasons({ status: null, q: ' ' }, LINES, order(0, 1))).toBe(false)
  expect(showsReasons(filtered, LINES, order())).toBe(false)
})
