import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisValueLabels, formatFull, roundAxisMax, STEPS } from './chartFormats.ts'

describe('roundAxisMax', () => {
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
  ])('rounds the count %d to %d', (value, max) => {
    expect(roundAxisMax(value, 'int')).toBe(max)
  })

  it.each([
    [0, 0.04],
    [0.0158, 0.016],
    [0.0525, 0.06],
    [1, 1],
  ])('rounds the fraction %d to %d', (value, max) => {
    expect(roundAxisMax(value, 'pct')).toBe(max)
  })

  it('is close above every count, with integer steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), (value) => {
        const max = roundAxisMax(value, 'int')
        expect(max).toBeGreaterThanOrEqual(value)
        expect(max).toBeLessThanOrEqual(Math.max(STEPS, value * 1.6))
        expect(Number.isInteger(max / STEPS)).toBe(true)
      }),
    )
  })

  it('terminates for any number', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, noNaN: true }),
        fc.constantFrom('int' as const, 'pct' as const),
        (value, format) => {
          expect(roundAxisMax(value, format)).toBeGreaterThanOrEqual(value)
        },
      ),
    )
  })
})

describe('axisValueLabels', () => {
  it.each([
    [2000, 'int', ['0', '500', '1,000', '1,500', '2,000']],
    [10_000, 'int', ['0', '2,500', '5,000', '7,500', '10k']],
    [1_600_000, 'int', ['0', '400k', '800k', '1.20m', '1.60m']],
    [0.04, 'pct', ['0%', '1%', '2%', '3%', '4%']],
    [0.016, 'pct', ['0.0%', '0.4%', '0.8%', '1.2%', '1.6%']],
    [0.01, 'pct', ['0.00%', '0.25%', '0.50%', '0.75%', '1.00%']],
  ] as const)('labels an axis up to %d as %s', (max, format, texts) => {
    expect(axisValueLabels(max, format)).toEqual(texts)
  })

  it('keeps labels distinct', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-4, max: 1, noNaN: true }), (value) => {
        expect(new Set(axisValueLabels(roundAxisMax(value, 'pct'), 'pct')).size).toBe(STEPS + 1)
      }),
    )
  })
})

describe('formatFull', () => {
  it('does not shorten values', () => {
    expect([
      formatFull(1_538_645, 'int'),
      formatFull(null, 'int'),
      formatFull(0.0158, 'pct'),
      formatFull(null, 'pct'),
    ]).toEqual(['1,538,645', '–', '1.58%', '–'])
  })
})
