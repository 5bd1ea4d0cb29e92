import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesWildcard } from './list.ts'

describe('wildcard', () => {
  it('matches every character except * literally', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(matchesWildcard(name.replaceAll('*', ''))(name.replaceAll('*', ''))).toBe(true)
      }),
    )
    expect([
      matchesWildcard('a*c')('abbc'),
      matchesWildcard('a*c')('abcd'),
      matchesWildcard('.*')('x'),
      matchesWildcard('%_?[')('a%_?[b'),
      matchesWildcard('x')(null),
      matchesWildcard('')(null),
    ]).toEqual([true, false, false, true, false, true])
  })
})
