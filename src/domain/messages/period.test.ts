import { expect, it } from 'vitest'
import { figuresOf } from './period.ts'

it.each([
  ['all', ''],
  ['GB', 'gb-'],
  ['../x y', 'xy-'],
  ['💡', ''],
])('a file of the region %j says so', (region, prefix) => {
  expect(figuresOf(region, { from: '2026-10-01', to: '2026-10-31' })).toBe(`${prefix}2026-10-01-to-2026-10-31`)
})
