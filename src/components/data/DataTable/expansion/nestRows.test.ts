import { describe, expect, it } from 'vitest'
import type { SortKey } from '#domain/sortKeys.ts'
import type { Column } from '../column.ts'
import type { RowOrder } from '../useRowOrder.ts'
import { nestRows } from './nestRows.ts'

interface Node {
  id: string
  size: number
  inside?: Node[]
}

const rows: Node[] = [
  {
    id: 'a',
    size: 1,
    inside: [
      { id: 'a1', size: 5 },
      { id: 'a2', size: 9, inside: [{ id: 'a2x', size: 2 }] },
      { id: 'a3', size: 7 },
    ],
  },
  { id: 'b', size: 3 },
  { id: 'c', size: 2, inside: [{ id: 'c1', size: 1 }] },
]
const columns: Column<Node>[] = [{ key: 'size', label: 'Size', type: 'int', value: ({ size }) => size }]
const order: RowOrder = { indices: Uint32Array.of(1, 2, 0), filterMask: null }

function nested(opened: string[], sort: SortKey[] = []) {
  const {
    rows: all,
    order: { indices },
    nestings,
  } = nestRows({
    rows,
    order,
    columns,
    sort,
    rowId: ({ id }) => id,
    expandedIds: new Set(opened),
    childrenOf: (row) => row.inside ?? null,
  })
  return { ids: Array.from(indices, (index) => all[index]?.id), all, indices, nestings }
}

describe('nestRows', () => {
  it('returns the table unchanged if nothing is expanded or there are no children', () => {
    expect(nested([]).indices).toBe(order.indices)
    expect(nested(['b']).indices).toBe(order.indices)
    expect(nested(['b']).all).toBe(rows)
  })

  it('inserts children after their parent, at any depth', () => {
    expect(nested(['a', 'a2']).ids).toEqual(['b', 'c', 'a', 'a1', 'a2', 'a2x', 'a3'])
    expect(nested(['a', 'c']).ids).toEqual(['b', 'c', 'c1', 'a', 'a1', 'a2', 'a3'])
  })

  it('hides the children of an expanded row if its parent is collapsed', () => {
    expect(nested(['a2']).ids).toEqual(['b', 'c', 'a'])
  })

  it('sorts siblings like the table', () => {
    expect(nested(['a', 'c'], [{ key: 'size', descending: true }]).ids).toEqual(['b', 'c', 'c1', 'a', 'a2', 'a3', 'a1'])
  })

  it('keeps the top-level rows at the start of the row array, so that their indices stay valid', () => {
    const { all, nestings } = nested(['a', 'a2'])
    expect(all.slice(0, 3)).toEqual(rows)
    expect([nestings.get('a'), nestings.get('a1'), nestings.get('a2x')]).toEqual([
      undefined,
      { parent: rows[0], depth: 1 },
      { parent: rows[0]?.inside?.[1], depth: 2 },
    ])
  })
})
