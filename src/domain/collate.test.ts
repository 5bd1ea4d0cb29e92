import { expect, it } from 'vitest'
import { compareTexts } from './collate.ts'

it('orders numbers by value, letters whatever their case or accent', () => {
  expect(['ad 10', 'Éclair', 'ad 2', 'Zoo', 'eclipse', 'Ad 1'].sort(compareTexts)).toEqual([
    'Ad 1',
    'ad 2',
    'ad 10',
    'Éclair',
    'eclipse',
    'Zoo',
  ])
})
