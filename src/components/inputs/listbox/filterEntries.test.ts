import { expect, it } from 'vitest'
import { filterEntries } from './filterEntries.ts'

const countries = [
  { value: 'AU', label: 'Australia', hint: 'AU' },
  { value: 'CI', label: 'Côte d’Ivoire', hint: 'CI' },
  { value: 'IE', label: 'Ireland', hint: 'IE' },
]
const matchingLabels = (query: string) => filterEntries('Any country', countries, query).map(({ label }) => label)

it('puts "any" first', () => {
  expect(matchingLabels('')).toEqual(['Any country', 'Australia', 'Côte d’Ivoire', 'Ireland'])
  expect(matchingLabels('  ')).toHaveLength(4)
})

it('matches part of a name or a whole code, ignoring case and accents, without "any"', () => {
  expect(matchingLabels('IREL')).toEqual(['Ireland'])
  expect(matchingLabels("cote d'i")).toEqual(['Côte d’Ivoire'])
  expect(matchingLabels('ie')).toEqual(['Ireland'])
  expect(matchingLabels('au')).toEqual(['Australia'])
  expect(matchingLabels('zz')).toEqual([])
})
