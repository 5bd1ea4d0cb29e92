import { expect, it } from 'vitest'
import { formatCounts } from './formatCounts.ts'

it('adds up stories, plays and rules', () => {
  const lines = '{"hasPlay":true,"dark":88,"light":2}\n{"hasPlay":false,"dark":1000,"light":0}\n'
  expect(formatCounts(lines)).toBe(
    '2 stories checked, 1 with a play; axe ran 1,088 rules in the dark theme and 2 in the light one.',
  )
})

it('counts nothing in an empty run', () => {
  expect(formatCounts('')).toMatch(/^0 stories checked, 0 with a play/)
})
