import { expect, it } from 'vitest'
import { compareTexts } from './compareTexts.ts'

it('sorts numbers by value, and letters regardless of case and accents', () => {
  expect(['ad 10', 'Éclair', 'ad 2', 'Zoo', 'eclipse', 'Ad 1'].sort(compareTexts)).toEqual([
    'Ad 1',
    'ad 2',
    'ad 10',
    'Éclair',
    'eclipse',
    'Zoo',
  ])
})
