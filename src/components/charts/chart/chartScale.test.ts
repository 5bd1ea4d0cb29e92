import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasValues, maxValueOf, spreadLabels, toY } from './chartScale.ts'

const AREA = { left: 50, right: 250, top: 10, bottom: 110 }

describe('toY', () => {
  it('spans the plot area from bottom to top', () => {
    expect([toY(0, 100, AREA), toY(100, 100, AREA)]).toEqual([110, 10])
  })
})

describe('maxValueOf', () => {
  it('finds the maximum of all lines, or 0', () => {
    expect(maxValueOf([[1, null, 7], undefined, [3]])).toBe(7)
    expect(maxValueOf([[null, null], []])).toBe(0)
    expect(maxValueOf([])).toBe(0)
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
        const placed = spreadLabels(ys, 16, 300)
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
    expect(spreadLabels([100, 20, 60], 16, 300)).toEqual([100, 20, 60])
  })
})
