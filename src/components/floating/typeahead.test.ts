import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTyped } from './typeahead.ts'

const labels = ['Account', 'Users', 'Dark theme', 'Delete', 'Logout', 'École']

describe('findTyped', () => {
  it('finds the next that starts with the letters, in any case', () => {
    expect(findTyped(labels, 'u', -1)).toBe(1)
    expect(findTyped(labels, 'DE', 0)).toBe(3)
    expect(findTyped(labels, 'éc', 0)).toBe(5)
    expect(findTyped(labels, 'x', 0)).toBe(-1)
    expect(findTyped([], 'x', -1)).toBe(-1)
  })

  it('steps through the labels of one letter, round the end', () => {
    expect(findTyped(labels, 'd', -1)).toBe(2)
    expect(findTyped(labels, 'dd', 2)).toBe(3)
    expect(findTyped(labels, 'ddd', 3)).toBe(2)
  })

  it('stays where it is while the word still fits', () => {
    expect(findTyped(labels, 'da', 2)).toBe(2)
  })

  it('answers a label that starts with the letters, or none does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 })),
        fc.string({ minLength: 2, maxLength: 4 }),
        fc.integer({ min: -1, max: 30 }),
        (some, typed, current) => {
          fc.pre(new Set(typed).size > 1)
          const index = findTyped(some, typed, Math.min(current, some.length - 1))
          const starts = (label: string | undefined) =>
            label?.toLocaleLowerCase('en-GB').startsWith(typed.toLocaleLowerCase('en-GB')) === true
          expect(index === -1 ? some.some(starts) : !starts(some[index])).toBe(false)
        },
      ),
    )
  })
})
