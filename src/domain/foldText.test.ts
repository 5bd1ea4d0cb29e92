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
    ['Catch\u201122', 'catch-22'],
    ['1984–2024', '1984-2024'],
    ['−5 ‒ a ― b', '-5 - a - b'],
    ['“Yes”', '"yes"'],
    ['„Ja“ «oui» ＂hai＂', '"ja" "oui" "hai"'],
    ['5′ 6″', '5\' 6"'],
    ['‘tis ʻokina rock ‵n′ roll´s', "'tis 'okina rock 'n' roll's"],
    ['lamp\u00adlight\u200b', 'lamplight'],
    ['\u202bأدب\u202c', 'ادب'],
    ['ﬁction', 'fiction'],
    ['Ｍｏｂｙ　Ｄｉｃｋ', 'moby dick'],
    ['Wait… Ⅳ', 'wait... iv'],
    ['Jane\u00a0Austen', 'jane austen'],
    ['👩🏽‍🚀', '👩🏽🚀'],
  ])('folds %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('ignores case, and leaves folded text unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('abzéÖøßŁ ’“‑–ﬁＡ\u00ad')), maxLength: 20 }),
        (text) => {
          expect(foldText(foldText(text))).toBe(foldText(text))
          expect(foldText(text.toUpperCase())).toBe(foldText(text))
        },
      ),
    )
  })
})

describe('searchWords', () => {
  it('splits at any whitespace, without empty words', () => {
    expect(searchWords('  Jane\u00a0AUSTEN \t pride ')).toEqual(['jane', 'austen', 'pride'])
    expect(searchWords(' ')).toEqual([])
  })
})
