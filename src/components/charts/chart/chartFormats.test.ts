import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisTexts, fullText, roundMax, STEPS } from './chartFormats.ts'

describe('roundMax', () => {
  it.each([
    [0, 4],
    [1, 4],
    [3, 4],
    [5, 8],
    [9, 12],
    [893, 1000],
    [1645, 2000],
    [2100, 2400],
    [10_001, 12_000],
    [1_538_645, 1_600_000],
  ])('of %d is %d', (most, max) => {
    expect(roundMax(most, 'int')).toBe(max)
  })

  it.each([
    [0, 0.04],
    [0.0158, 0.016],
    [0.0525, 0.06],
    [1, 1],
  ])('of the share %d is %d', (most, max) => {
    expect(roundMax(most, 'pct')).toBe(max)
  })

  it('holds every count, without waste, in whole steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), (most) => {
        const max = roundMax(most, 'int')
        expect(max).toBeGreaterThanOrEqual(most)
        expect(max).toBeLessThanOrEqual(Math.max(STEPS, most * 1.6))
        expect(Number.isInteger(max / STEPS)).toBe(true)
      }),
    )
  })

  it('comes to an end for any number', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, noNaN: true }),
        fc.constantFrom('int' as const, 'pct' as const),
        (most, format) => {
          expect(roundMax(most, format)).toBeGreaterThanOrEqual(most)
        },
      ),
    )
  })
})

describe('axisTexts', () => {
  it.each([
    [2000, 'int', ['0', '500', '1,000', '1,500', '2,000']],
    [10_000, 'int', ['0', '2,500', '5,000', '7,500', '10k']],
    [1_600_000, 'int', ['0', '400k', '800k', '1.20m', '1.60m']],
    [0.04, 'pct', ['0%', '1%', '2%', '3%', '4%']],
    [0.016, 'pct', ['0.0%', '0.4%', '0.8%', '1.2%', '1.6%']],
    [0.01, 'pct', ['0.00%', '0.25%', '0.50%', '0.75%', '1.00%']],
  ] as const)('up to %d as %s', (max, format, texts) => {
    expect(axisTexts(max, format)).toEqual(texts)
  })

  it('tells every mark from the next', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-4, max: 1, noNaN: true }), (most) => {
        expect(new Set(axisTexts(roundMax(most, 'pct'), 'pct')).size).toBe(STEPS + 1)
      }),
    )
  })
})

describe('fullText', () => {
  it('is in full, whatever the size', () => {
    expect([fullText(1_538_645, 'int'), fullText(null, 'int'), fullText(0.0158, 'pct'), fullText(null, 'pct')]).toEqual(
      ['1,538,645', '–', '1.58%', '–'],
    )
  })
})
