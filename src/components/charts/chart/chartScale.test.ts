import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasValues, highest, spread, yOf } from './chartScale.ts'

const AREA = { left: 50, right: 250, top: 10, bottom: 110 }

describe('toY', () => {
  it('spans the plot area from bottom to top', () => {
    expect([yOf(0, 100, AREA), yOf(100, 100, AREA)]).toEqual([110, 10])
  })
})

describe('maxValueOf', () => {
  it('finds the maximum of all lines, or 0', () => {
    expect(highest([[1, null, 7], undefined, [3]])).toBe(7)
    expect(highest([[null, null], []])).toBe(0)
    expect(highest([])).toBe(0)
  })
})

describe('hasValues', () => {
  it('distinguishes null from 0', () => {
    expect(hasValues([[null, null], undefined])).toBe(false)
    expect(hasValues([[null, 0]])).toBe(true)
  })
})

describe('spreadLabels', () => {
  it('keeps labels apart, in order and above the bottom', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 9 }), (ys) => {
        const placed = spread(ys, 16, 300)
        const sorted = placed.toSorted((a, b) => a - b)
        for (const [index, y] of sorted.entries())
          if (index > 0) expect(y - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(16 - 1e-9)
        expect(Math.max(...placed)).toBeLessThanOrEqual(300)
        for (const [one, from] of ys.entries())
          for (const [other, to] of ys.entries()) if (from < to) expect(placed[one]).toBeLessThan(placed[other] ?? 0)
      }),
    )
  })

  it('leaves labels with enough room in place', () => {
    expect(spread([100, 20, 60], 16, 300)).toEqual([100, 20, 60])
  })
})
