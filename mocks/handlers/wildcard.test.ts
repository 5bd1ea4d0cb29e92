import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wildcard } from './list.ts'

describe('wildcard', () => {
  it('matches every character except * literally', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(wildcard(name.replaceAll('*', ''))(name.replaceAll('*', ''))).toBe(true)
      }),
    )
    expect([
      wildcard('a*c')('abbc'),
      wildcard('a*c')('abcd'),
      wildcard('.*')('x'),
      wildcard('%_?[')('a%_?[b'),
      wildcard('x')(null),
      wildcard('')(null),
    ]).toEqual([true, false, false, true, false, true])
  })
})
