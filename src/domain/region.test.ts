import { describe, expect, it } from 'vitest'
import { regionCountryId, regionName } from './region.ts'

const COUNTRIES = new Map([['IE', 'Ireland']])

describe('regionName', () => {
  it.each([
    ['all', null],
    ['IE', 'Ireland'],
    ['NZ', 'NZ'],
  ])('names %s as %s', (region, name) => {
    expect(regionName(region, COUNTRIES)).toBe(name)
  })
})

describe('regionCountryId', () => {
  it('is null for all countries', () => {
    expect([regionCountryId('all'), regionCountryId('IE')]).toEqual([null, 'IE'])
  })
})
