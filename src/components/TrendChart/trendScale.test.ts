import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelledDays, linePath, nearest, roundMax, spread, STEPS, xOf, xTexts, yOf } from './trendScale.ts'

const AREA = { left: 50, right: 250, top: 10, bottom: 110 }

describe('roundMax', () => {
  it.each([[0, 4], [1, 4], [3, 4], [5, 6], [893, 1000], [1645, 2000], [2100, 2400], [10_001, 12_000], [1_538_645, 1_600_000]])('of %d is %d', (most, max) => {
    expect(roundMax(most)).toBe(max)
  })

  it('holds every value, without waste, in whole steps', () => {
    fc.assert(fc.property(fc.integer({ min: 40, max: 1e12 }), (most) => {
      const max = roundMax(most)
      expect(max).toBeGreaterThanOrEqual(most)
      expect(max).toBeLessThanOrEqual(most * 1.6)
      expect(Number.isInteger(max / STEPS)).toBe(true)
    }))
  })
})

describe('places', () => {
  it('run from edge to edge, and a lone day stands in the middle', () => {
    expect([xOf(0, 5, AREA), xOf(4, 5, AREA), xOf(0, 1, AREA)]).toEqual([50, 250, 150])
    expect([yOf(0, 100, AREA), yOf(100, 100, AREA)]).toEqual([110, 10])
  })

  it('are found again by the pointer', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1095 }), fc.nat(1094), fc.integer({ min: -5, max: 5 }), (count, at, off) => {
      const day = Math.min(at, count - 1)
      const halfway = count < 2 ? Infinity : 200 / (count - 1) / 2
      if (Math.abs(off) * 0.05 < halfway) expect(nearest(xOf(day, count, AREA) + off * 0.05, count, AREA)).toBe(day)
    }))
    expect(nearest(-1000, 10, AREA)).toBe(0)
    expect(nearest(1000, 10, AREA)).toBe(9)
  })
})

describe('linePath', () => {
  it('breaks where nothing is known and shows a lone day', () => {
    expect(linePath([0, 50, null, 100, null], xTexts(5, AREA), 100, AREA)).toBe('M50 110L100 60M200 10h0')
    expect(linePath([null, null], xTexts(2, AREA), 100, AREA)).toBe('')
  })

  it('can draw a part', () => {
    expect(linePath([0, 50, 100], xTexts(3, AREA), 100, AREA, 1)).toBe('M150 60L250 10')
  })
})

describe('labelledDays', () => {
  it('leaves room for every label', () => {
    expect(labelledDays(28, 700, 70)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27])
    expect(labelledDays(3, 700, 70)).toEqual([0, 1, 2])
    expect(labelledDays(0, 700, 70)).toEqual([])
  })
})

describe('spread', () => {
  it('keeps labels apart, in their order and above the bottom', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 9 }), (heights) => {
      const placed = spread(heights, 16, 300)
      const sorted = placed.toSorted((a, b) => a - b)
      for (const [at, height] of sorted.entries()) if (at > 0) expect(height - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(16 - 1e-9)
      expect(Math.max(...placed)).toBeLessThanOrEqual(300)
      for (const [one, from] of heights.entries()) for (const [other, to] of heights.entries()) if (from < to) expect(placed[one]).toBeLessThan(placed[other] ?? 0)
    }))
  })

  it('moves nothing that has room', () => {
    expect(spread([100, 20, 60], 16, 300)).toEqual([100, 20, 60])
  })
})
