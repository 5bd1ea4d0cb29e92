import { describe, expect, it } from 'vitest'
import { regionName } from './regionName.ts'

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
