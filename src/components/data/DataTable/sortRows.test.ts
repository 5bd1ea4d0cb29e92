import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTexts } from '#domain/compareTexts.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { CellValue, Column } from './column.ts'
import { sortRows, valuesOf } from './sortRows.ts'

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

describe('sortRows', () => {
  it('agrees with a naive sort', () => {
    const values = valuesOf([column('name'), column('count'), column('share')])
    fc.assert(
      fc.property(fc.array(arbitraryRow, { maxLength: 60 }), arbitrarySort, (rows, keys) => {
        expect([...sortRows(rows, values, keys)]).toEqual(naiveSort(rows, keys))
      }),
      { numRuns: 300 },
    )
  })

  it('keeps the original order for an unknown column', () => {
    expect([...sortRows(['b', 'a', 'c'], {}, [{ key: 'gone', descending: true }])]).toEqual([0, 1, 2])
  })
})
