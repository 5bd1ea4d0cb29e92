import fc from 'fast-check'
import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Imogen Ashby', 'IA'],
  ['imogen van der ashby', 'IA'],
  ['Imogen', 'I'],
  ['  Zoë   Åberg ', 'ZÅ'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['👩🏽‍🚀 Ride', '👩🏽‍🚀R'],
  ['يوسف حداد', 'يح'],
  ['', ''],
  ['   ', ''],
])('%j has the initials %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

it('has at most two letters for any name', () => {
  const segmenter = new Intl.Segmenter('en-GB', { granularity: 'grapheme' })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      // Upper-case names only, as capitals may be longer than the lower-case letter (ß -> SS).
      fc.pre(name === name.toLocaleUpperCase('en-GB'))
      expect([...segmenter.segment(initials(name))].length).toBeLessThanOrEqual(2)
    }),
  )
})
