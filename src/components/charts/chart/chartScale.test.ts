import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasValues, highest, spread, yOf } from './chartScale.ts'

const AREA = { left: 50, right: 250, top: 10, bottom: 110 }

describe('yOf', () => {
  it('runs from the base line to the upper edge', () => {
    expect([yOf(0, 100, AREA), yOf(100, 100, AREA)]).toEqual([110, 10])
  })
})

describe('highest', () => {
  it('is of all lines, and 0 of none', () => {
    expect(highest([[1, null, 7], undefined, [3]])).toBe(7)
    expect(highest([[null, null], []])).toBe(0)
    expect(highest([])).toBe(0)
  })
})

describe('hasValues', () => {
  it('tells nothing known from nothing served', () => {
    expect(hasValues([[null, null], undefined])).toBe(false)
    expect(hasValues([[null, 0]])).toBe(true)
  })
})

describe('spread', () => {
  it('keeps labels apart, in their order and above the bottom', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 9 }), (heights) => {
        const placed = spread(heights, 16, 300)
        const sorted = placed.toSorted((a, b) => a - b)
        for (const [at, height] of sorted.entries())
          if (at > 0) expect(height - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(16 - 1e-9)
        expect(Math.max(...placed)).toBeLessThanOrEqual(300)
        for (const [one, from] of heights.entries())
          for (const [other, to] of heights.entries())
            if (from < to) expect(placed[one]).toBeLessThan(placed[other] ?? 0)
      }),
    )
  })

  it('moves nothing that has room', () => {
    expect(spread([100, 20, 60], 16, 300)).toEqual([100, 20, 60])
  })
})
