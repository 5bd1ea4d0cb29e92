import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderColumns, moveKey } from './ColumnPanel.tsx'

const KEYS = ['a', 'b', 'c', 'd']
const columns = KEYS.map((key) => ({ key }))

it('lists visible columns first, in the user’s order', () => {
  expect(orderColumns(columns, ['d', 'b', 'gone']).map(({ key }) => key)).toEqual(['d', 'b', 'a', 'c'])
})

it('moves a column by one position and stops at the ends', () => {
  expect([
    moveKey(['a', 'b', 'c'], 'b', -1),
    moveKey(['a', 'b', 'c'], 'b', 1),
    moveKey(['a', 'b'], 'a', -1),
    moveKey(['a', 'b'], 'b', 1),
    moveKey(['a'], 'x', 1),
  ]).toEqual([['b', 'a', 'c'], ['a', 'c', 'b'], ['a', 'b'], ['a', 'b'], ['a']])
  fc.assert(
    fc.property(
      fc.shuffledSubarray(KEYS),
      fc.constantFrom(...KEYS),
      fc.constantFrom(-1 as const, 1 as const),
      (keys, key, by) => {
        expect(moveKey(keys, key, by).toSorted()).toEqual(keys.toSorted())
      },
    ),
  )
})
