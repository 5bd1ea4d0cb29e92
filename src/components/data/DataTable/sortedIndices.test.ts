import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTexts } from '#domain/compareTexts.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { CellValue, Column } from './column.ts'
import { createSortKeyCache, toSortableNumbers, sortedIndices } from './sortedIndices.ts'

interface Row {
  name: string | null
  count: number | null
  share: number | null
}

const arbitraryRow: fc.Arbitrary<Row> = fc.record({
  name: fc.option(
    fc.oneof(
      fc.constantFrom('Emma', 'emma', 'Émma', 'Ad 2', 'Ad 10', '', 'ß'),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
  ),
  count: fc.option(fc.oneof(fc.integer(), fc.constantFrom(0, -0, 1, 2 ** 53, -(2 ** 53)))),
  share: fc.option(fc.double({ noNaN: true })),
})
const arbitrarySort: fc.Arbitrary<SortKey[]> = fc.uniqueArray(
  fc.record({ key: fc.constantFrom('name', 'count', 'share'), descending: fc.boolean() }),
  { selector: ({ key }) => key, maxLength: 3 },
)

/** Simple reference sort: ties keep the original order, nulls come last. */
function naiveSort(rows: readonly Row[], keys: readonly SortKey[]): number[] {
  const compare = (a: CellValue, b: CellValue) =>
    typeof a === 'string' && typeof b === 'string'
      ? compareTexts(a, b)
      : Number(a) < Number(b)
        ? -1
        : Number(a) > Number(b)
          ? 1
          : 0
  return rows
    .map((_, index) => index)
    .sort((a, b) => {
      for (const { key, descending } of keys) {
        const [left, right] = [rows[a]?.[key as keyof Row] ?? null, rows[b]?.[key as keyof Row] ?? null]
        if (left === null && right === null) continue
        if (left === null || right === null) return left === null ? 1 : -1
        const order = compare(left, right)
        if (order !== 0) return descending ? -order : order
      }
      return a - b
    })
}

const column = (key: keyof Row): Column<Row> => ({ key, label: key, type: 'custom', value: (row) => row[key] })

describe('sortedIndices', () => {
  it('agrees with a naive sort', () => {
    const columns = { name: column('name'), count: column('count'), share: column('share') }
    fc.assert(
      fc.property(fc.array(arbitraryRow, { maxLength: 60 }), arbitrarySort, (rows, keys) => {
        const keysOf = createSortKeyCache(rows)
        const order = sortedIndices(rows.length, keys, (key) => keysOf(columns[key as keyof Row]))
        expect([...order]).toEqual(naiveSort(rows, keys))
      }),
      { numRuns: 300 },
    )
  })

  it('keeps the original order for an unknown column', () => {
    expect([...sortedIndices(3, [{ key: 'gone', descending: true }], () => null)]).toEqual([0, 1, 2])
  })

  it('puts nulls last in both directions', () => {
    const keys = Float64Array.of(NaN, Infinity, -Infinity, 0, NaN)
    expect([...sortedIndices(5, [{ key: 'a', descending: false }], () => keys)]).toEqual([2, 3, 1, 0, 4])
    expect([...sortedIndices(5, [{ key: 'a', descending: true }], () => keys)]).toEqual([1, 3, 2, 0, 4])
  })
})

describe('createSortKeyCache', () => {
  it('caches the ranks of text columns only', () => {
    const names = column('name')
    const keysOf = createSortKeyCache<Row>([
      { name: 'b', count: 1, share: null },
      { name: 'a', count: 2, share: null },
    ])
    expect(keysOf(names)).toBe(keysOf(names))
    expect(keysOf({ ...names, value: ({ count }) => count })).toEqual(Float64Array.of(1, 2))
  })
})

describe('toSortableNumbers', () => {
  it('ranks texts in en-GB order, equal texts alike', () => {
    const texts = ['Zoe', 'Ad 10', 'émile', 'Ad 2', 'Emile', 'Ad 2']
    const { keys } = toSortableNumbers(texts, (text) => text)
    expect([...keys]).toEqual([4, 1, 3, 0, 2, 0])
  })
})
