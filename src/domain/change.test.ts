import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeBetween, pointChange, relativeChange } from './change.ts'

describe('relativeChange', () => {
  it.each([
    [1023, 893, 130 / 893],
    [50, 100, -0.5],
    [0, 100, -1],
    [7, 0, 'new'],
    [0, 0, 0],
    [null, 100, null],
    [100, null, null],
    [null, null, null],
    [NaN, 100, null],
    [100, Infinity, null],
  ] as const)('%s after %s is %s', (now, earlier, change) => {
    expect(relativeChange(now, earlier)).toBe(change)
  })

  it('has the sign of the difference and gives the figure back when applied', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 1e9 }), (now, earlier) => {
        const change = relativeChange(now, earlier)
        expect(typeof change).toBe('number')
        expect(Math.sign(Number(change))).toBe(Math.sign(now - earlier))
        expect(earlier * (1 + Number(change))).toBeCloseTo(now, 3)
      }),
    )
  })
})

describe('pointChange', () => {
  it.each([
    [0.0203, 0.0182, 0.0021],
    [0.0182, 0.0203, -0.0021],
    [0.02, 0, 0.02],
    [0, 0.02, -0.02],
  ])('%s after %s is %s', (now, earlier, change) => {
    expect(pointChange(now, earlier)).toBeCloseTo(change, 12)
  })

  it.each([
    [0.0203, 0.0203, 0],
    [0, 0, 0],
    [null, 0.02, null],
    [0.02, null, null],
    [null, null, null],
    [NaN, 0.02, null],
    [0.02, Infinity, null],
  ])('%s after %s is exactly %s', (now, earlier, change) => {
    expect(pointChange(now, earlier)).toBe(change)
  })
})

describe('changeBetween', () => {
  it('is relative for counts, and the difference for ratios', () => {
    expect([changeBetween('percent', 3, 2), changeBetween('points', 0.75, 0.5)]).toEqual([0.5, 0.25])
    expect([changeBetween('percent', 3, 0), changeBetween('points', 0.75, 0)]).toEqual(['new', 0.75])
  })
})
