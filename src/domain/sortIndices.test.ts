import { describe, expect, it } from 'vitest'
import { sortableNumbers, sortIndices } from './sortIndices.ts'

const sorted = (values: number[], descending: boolean) => {
  const keys = [{ values: Float64Array.from(values), descending }]
  return [...sortIndices(Uint32Array.from(values.keys()), keys)]
}

describe('sortIndices', () => {
  it('puts rows without a value last in both directions, and keeps their order', () => {
    const values = [NaN, Infinity, -Infinity, 0, NaN, -0]
    expect(sorted(values, false)).toEqual([2, 3, 5, 1, 0, 4])
    expect(sorted(values, true)).toEqual([1, 3, 5, 2, 0, 4])
  })

  it('sorts the given indices only, by the keys in turn', () => {
    const keys = [
      { values: Float64Array.of(1, 1, 2, 2), descending: true },
      { values: Float64Array.of(7, 6, 5, 4), descending: false },
    ]
    expect([...sortIndices(Uint32Array.of(0, 1, 3), keys)]).toEqual([3, 1, 0])
  })
})

describe('sortableNumbers', () => {
  it('ranks texts in en-GB order, equal texts alike, and keeps numbers', () => {
    const texts = ['Zoe', 'Ad 10', 'émile', 'Ad 2', 'Emile', 'Ad 2', null]
    expect([...sortableNumbers(texts)]).toEqual([4, 1, 3, 0, 2, 0, NaN])
    expect([...sortableNumbers([3, null, -1.5])]).toEqual([3, NaN, -1.5])
  })
})
