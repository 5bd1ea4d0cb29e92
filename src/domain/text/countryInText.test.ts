import { expect, it } from 'vitest'
import { countryInText } from '../region.ts'

it.each([
  ['Ireland', 'Ireland'],
  ['United Kingdom', 'the United Kingdom'],
  ['United Arab Emirates', 'the United Arab Emirates'],
  ['Netherlands', 'the Netherlands'],
  ['Czech Republic', 'the Czech Republic'],
  ['Faroe Islands', 'the Faroe Islands'],
  ['GB', 'GB'],
])('%s in a sentence is %s', (name, inText) => expect(countryInText(name)).toBe(inText))
