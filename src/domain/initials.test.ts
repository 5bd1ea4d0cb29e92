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
])('%j is %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

it('never throws and never gives more than two letters', () => {
  const segmenter = new Intl.Segmenter('en-GB', { granularity: 'grapheme' })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      // A capital may be longer than its small letter (ß -> SS): letters are counted before.
      fc.pre(name === name.toLocaleUpperCase('en-GB'))
      expect([...segmenter.segment(initials(name))].length).toBeLessThanOrEqual(2)
    }),
  )
})
