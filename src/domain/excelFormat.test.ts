import { expect, it } from 'vitest'
import { excelFormatOf } from './excelFormat.ts'

it.each([
  ['en-GB', 'point'],
  ['en-IE', 'point'],
  ['en-US', 'point'],
  ['en', 'point'],
  ['ja', 'point'],
  ['de', 'comma'],
  ['de-DE', 'comma'],
  ['de-AT', 'comma'],
  ['nl', 'comma'],
  ['fr-FR', 'comma'],
  ['es-ES', 'comma'],
  ['pl', 'comma'],
  ['sv-SE', 'comma'],
  ['de-CH', 'swiss'],
  ['it-CH', 'swiss'],
  ['de-LI', 'swiss'],
  // Not a language to Intl, but what some browsers say.
  ['en-US@posix', 'point'],
  ['', 'point'],
])('excel of a computer in %s: %s', (language, format) => {
  expect(excelFormatOf(language)).toBe(format)
})
