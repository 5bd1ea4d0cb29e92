import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxCharacters, countCharacters } from './characters.ts'

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['Dracula', 7],
    ['الأدب', 5],
    ['📚', 1],
    ['\ud83d', 1],
    ['a\nb', 3],
  ])('counts %j as %s', (text, count) => {
    expect(countCharacters(text)).toBe(count)
  })

  it('counts a text like the sum of its parts', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (parts) => {
        expect(countCharacters(parts.join(''))).toBe(parts.reduce((sum, part) => sum + countCharacters(part), 0))
      }),
    )
  })
})

describe('maxCharacters', () => {
  it('accepts up to the limit and names the field', () => {
    const rule = maxCharacters('comment', 3)
    expect(rule.isValid('📚📚📚')).toBe(true)
    expect(rule.isValid('abcd')).toBe(false)
    expect(rule.message).toBe('comment must be at most 3 characters')
  })
})
