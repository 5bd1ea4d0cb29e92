import { expect, it } from 'vitest'
import { stepOf } from './dimensions.ts'

it.each([
  ['2026-01-01', '2026-07-03', 'day'],
  ['2026-01-01', '2026-07-04', 'month'],
  ['2025-11-01', '2026-10-31', 'month'],
] as const)('%s to %s goes by %s', (from, to, step) => {
  expect(stepOf({ from, to })).toBe(step)
})
