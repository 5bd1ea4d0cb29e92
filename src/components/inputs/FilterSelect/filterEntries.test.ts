import { expect, it } from 'vitest'
import { filterEntries } from './filterEntries.ts'

const countries = [
  { value: 'AU', label: 'Australia', hint: 'AU' },
  { value: 'CI', label: 'Côte d’Ivoire', hint: 'CI' },
  { value: 'IE', label: 'Ireland', hint: 'IE' },
]
const found = (query: string) => filterEntries('Any country', countries, query).map(({ label }) => label)

it('puts "any" first', () => {
  expect(found('')).toEqual(['Any country', 'Australia', 'Côte d’Ivoire', 'Ireland'])
  expect(found('  ')).toHaveLength(4)
})

it('searches without case and accents, by name or whole code, and leaves "any" out', () => {
  expect(found('IREL')).toEqual(['Ireland'])
  expect(found("cote d'i")).toEqual(['Côte d’Ivoire'])
  expect(found('ie')).toEqual(['Ireland'])
  expect(found('au')).toEqual(['Australia'])
  expect(found('zz')).toEqual([])
})
