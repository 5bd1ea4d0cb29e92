import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundedShares } from './shares.ts'

const percentages = (parts: readonly (number | null)[], decimals?: number) =>
  roundedShares(parts, decimals).map((share) => (share === null ? null : Number((share * 100).toFixed(decimals ?? 0))))

describe('roundedShares', () => {
  it.each([
    [
      [443, 454, 103],
      [44, 46, 10],
    ],
    [
      [444, 454, 102],
      [45, 45, 10],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [1, 1, 4],
      [17, 17, 66],
    ],
    [
      [7, 0, 0],
      [100, 0, 0],
    ],
    [
      [1, 199, 0],
      [1, 99, 0],
    ],
    [
      [1, null, 2],
      [33, null, 67],
    ],
    [
      [null, 5],
      [null, 100],
    ],
  ])('of %j are %j percent', (parts, shares) => {
    expect(percentages(parts)).toEqual(shares)
  })

  it('have as many decimals as asked for', () => {
    expect(percentages([1, 1, 1], 1)).toEqual([33.4, 33.3, 33.3])
  })

  it.each([[[0, 0, 0]], [[0, null]], [[null, null]], [[]]])('of %j are unknown', (parts) => {
    expect(roundedShares(parts)).toEqual(parts.map(() => null))
  })

  const count = fc.oneof(
    fc.nat(50),
    fc.nat(1_000_000),
    fc.maxSafeNat().map((value) => value % 1e12),
  )
  const counts = fc
    .array(fc.option(count, { freq: 6 }), { minLength: 1, maxLength: 8 })
    .filter((parts) => parts.some((part) => part !== null && part > 0))

  it('make exactly 100, each less than one step from the exact share', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom(0, 1, 2), (parts, decimals) => {
        const steps = 100 * 10 ** decimals
        const total = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
        const shares = roundedShares(parts, decimals)
        const inSteps = shares.map((share) => (share === null ? null : Math.round(share * steps)))
        expect(inSteps.reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBe(steps)
        parts.forEach((part, index) => {
          const share = inSteps[index] ?? null
          if (part === null) expect(share).toBeNull()
          else expect(Math.abs(Number(share) - (part / total) * steps)).toBeLessThan(1)
        })
      }),
    )
  })

  it('keep the order of the parts', () => {
    fc.assert(
      fc.property(counts, (parts) => {
        const known = parts.flatMap((part, index) => (part === null ? [] : [[part, roundedShares(parts)[index] ?? 0]]))
        for (const [part = 0, share = 0] of known)
          for (const [smaller = 0, itsShare = 0] of known)
            if (smaller < part) expect(itsShare).toBeLessThanOrEqual(share)
      }),
    )
  })
})
