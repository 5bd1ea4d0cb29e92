import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, searchWords } from './foldText.ts'

describe('foldText', () => {
  it.each([
    ['Charlotte Brontë', 'charlotte bronte'],
    ['ÉMILE', 'emile'],
    ['Jørgen Łukasz Œuvre Straße', 'jorgen lukasz oeuvre strasse'],
    ['Alice’s', "alice's"],
    ['e\u0301', 'e'],
    ['文學', '文學'],
    ['👩🏽‍🚀', '👩🏽‍🚀'],
  ])('folds %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('ignores case, and leaves folded text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('abzéÖøßŁ ’')), maxLength: 20 }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
        expect(foldText(text.toUpperCase())).toBe(foldText(text))
      }),
    )
  })
})

describe('searchWords', () => {
  it('splits at any whitespace, without empty words', () => {
    expect(searchWords('  Jane\u00a0AUSTEN \t pride ')).toEqual(['jane', 'austen', 'pride'])
    expect(searchWords(' ')).toEqual([])
  })
})
