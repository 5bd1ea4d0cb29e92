import { expect, it } from 'vitest'
import { periodInFileName } from './period.ts'

it.each([
  ['all', ''],
  ['GB', 'gb-'],
  ['../x y', 'xy-'],
  ['💡', ''],
])('starts the name of a file for country %j with %j', (region, prefix) => {
  expect(periodInFileName(region, { from: '2026-10-01', to: '2026-10-31' })).toBe(`${prefix}2026-10-01-to-2026-10-31`)
})
