import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickRows } from './pickRows.ts'

const ids = ['a', 'b', null, 'c', 'd']
const pick = (selected: string[], at: number, from: string | null = null) =>
  [...pickRows(new Set(selected), ids, at, from)].sort()

describe('pickRows', () => {
  it.each([
    ['turns one on', [], 1, null, ['b']],
    ['turns one off', ['a', 'b'], 0, null, ['b']],
    ['turns a range on, down and up', [], 4, 'a', ['a', 'b', 'c', 'd']],
    ['leaves out what cannot be chosen', ['d'], 1, 'd', ['b', 'c', 'd']],
    ['turns a range off when the pressed one was on', ['a', 'b', 'c', 'd'], 3, 'b', ['a', 'd']],
    ['turns one where the last one is not to be seen', ['x'], 1, 'x', ['b', 'x']],
    ['does nothing on a row that cannot be chosen', ['a'], 2, null, ['a']],
    ['does nothing on a row that is not there', ['a'], 9, null, ['a']],
  ])('%s', (_, selected, at, from, expected) => {
    expect(pick(selected, at, from)).toEqual(expected)
  })

  it('keeps every row outside the range as it was', () => {
    const places = fc.uniqueArray(fc.nat(99), { maxLength: 30 })
    fc.assert(
      fc.property(places, places, fc.nat(29), fc.nat(29), (order, selected, at, from) => {
        const before = new Set(selected)
        const after = pickRows(before, order, at, order[from] ?? null)
        const start = from < order.length ? from : at
        const range = new Set(at < order.length ? order.slice(Math.min(at, start), Math.max(at, start) + 1) : [])
        for (let id = 0; id < 100; id++) if (!range.has(id)) expect(after.has(id)).toBe(before.has(id))
        for (const id of range) expect(after.has(id)).toBe(!before.has(order[at] ?? -1))
      }),
    )
  })
})
