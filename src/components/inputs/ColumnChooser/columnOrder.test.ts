import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { inOrder, moved } from './columnOrder.ts'

const KEYS = ['a', 'b', 'c', 'd']
const columns = KEYS.map((key) => ({ key }))

it('lists visible columns first, in the user’s order', () => {
  expect(inOrder(columns, ['d', 'b', 'gone']).map(({ key }) => key)).toEqual(['d', 'b', 'a', 'c'])
})

it('moves a column by one position and stops at the ends', () => {
  expect([
    moved(['a', 'b', 'c'], 'b', -1),
    moved(['a', 'b', 'c'], 'b', 1),
    moved(['a', 'b'], 'a', -1),
    moved(['a', 'b'], 'b', 1),
    moved(['a'], 'x', 1),
  ]).toEqual([['b', 'a', 'c'], ['a', 'c', 'b'], ['a', 'b'], ['a', 'b'], ['a']])
  fc.assert(
    fc.property(
      fc.shuffledSubarray(KEYS),
      fc.constantFrom(...KEYS),
      fc.constantFrom(-1 as const, 1 as const),
      (keys, key, by) => {
        expect(moved(keys, key, by).toSorted()).toEqual(keys.toSorted())
      },
    ),
  )
})
