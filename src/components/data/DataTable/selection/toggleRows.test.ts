import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toggleRows } from './toggleRows.ts'

const ids = ['a', 'b', null, 'c', 'd']
const toggle = (selected: string[], position: number, anchor: string | null = null) =>
  [...toggleRows(new Set(selected), ids, position, anchor)].sort()

describe('toggleRows', () => {
  it.each([
    ['selects a row', [], 1, null, ['b']],
    ['deselects a row', ['a', 'b'], 0, null, ['b']],
    ['selects a range', [], 4, 'a', ['a', 'b', 'c', 'd']],
    ['skips rows that cannot be selected', ['d'], 1, 'd', ['b', 'c', 'd']],
    ['deselects a range if the pressed row was selected', ['a', 'b', 'c', 'd'], 3, 'b', ['a', 'd']],
    ['toggles one row if the anchor is not in the table', ['x'], 1, 'x', ['b', 'x']],
    ['ignores a row that cannot be selected', ['a'], 2, null, ['a']],
    ['ignores a position outside the table', ['a'], 9, null, ['a']],
  ])('%s', (_, selected, position, anchor, expected) => {
    expect(toggle(selected, position, anchor)).toEqual(expected)
  })

  it('leaves rows outside the range unchanged', () => {
    const arbitraryIds = fc.uniqueArray(fc.nat(99), { maxLength: 30 })
    fc.assert(
      fc.property(arbitraryIds, arbitraryIds, fc.nat(29), fc.nat(29), (order, selected, at, from) => {
        const before = new Set(selected)
        const after = toggleRows(before, order, at, order[from] ?? null)
        const start = from < order.length ? from : at
        const range = new Set(at < order.length ? order.slice(Math.min(at, start), Math.max(at, start) + 1) : [])
        for (let id = 0; id < 100; id++) if (!range.has(id)) expect(after.has(id)).toBe(before.has(id))
        for (const id of range) expect(after.has(id)).toBe(!before.has(order[at] ?? -1))
      }),
    )
  })
})
