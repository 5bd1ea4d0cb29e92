import { expect, it } from 'vitest'
import { periodInFileName } from './period.ts'

it.each([
  ['all', ''],
  ['GB', 'gb-'],
  ['../x y', 'xy-'],
  ['💡', ''],
])('starts with the region, if it is a country: %j becomes %j, without unsafe characters', (region, prefix) => {
  expect(periodInFileName(region, { from: '2026-10-01', to: '2026-10-31' })).toBe(`${prefix}2026-10-01-to-2026-10-31`)
})
