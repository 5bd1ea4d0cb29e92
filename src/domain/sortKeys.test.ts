import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSort, toggleSort, isSameSort, formatSort, type SortKey } from './sortKeys.ts'

const KEYS = ['title', 'clicks', 'ctr']
const sorts: fc.Arbitrary<SortKey[]> = fc.uniqueArray(
  fc.record({ key: fc.constantFrom(...KEYS), descending: fc.boolean() }),
  { selector: ({ key }) => key, minLength: 1 },
)

describe('formatSort and parseSort', () => {
  it('restore a sort exactly', () => {
    fc.assert(
      fc.property(sorts, (sort) => {
        expect(parseSort(formatSort(sort), KEYS)).toEqual(sort)
      }),
    )
  })

  it.each(['', '-', 'nonsense', 'clicks,clicks', 'clicks,-clicks', '--clicks', 'clicks,', ' clicks'])(
    'reject %j',
    (text) => {
      expect(parseSort(text, KEYS)).toBeNull()
    },
  )

  it('isSameSort compares keys and directions', () => {
    expect(isSameSort([{ key: 'ctr', descending: true }], [{ key: 'ctr', descending: true }])).toBe(true)
    expect(isSameSort([{ key: 'ctr', descending: true }], [{ key: 'ctr', descending: false }])).toBe(false)
  })
})

describe('toggleSort', () => {
  const text = (sort: readonly SortKey[], key: string, add = false, descendingFirst = true) =>
    formatSort(toggleSort(sort, key, descendingFirst, add))
  const byClicks: SortKey[] = [{ key: 'clicks', descending: true }]
  const byTwo: SortKey[] = [...byClicks, { key: 'ctr', descending: true }]

  it('sorts by that column alone, and reverses it if it is first', () => {
    expect(text(byClicks, 'ctr')).toBe('-ctr')
    expect(text(byClicks, 'title', false, false)).toBe('title')
    expect(text(byClicks, 'clicks')).toBe('clicks')
    expect(text(byTwo, 'clicks')).toBe('clicks')
    expect(text(byTwo, 'ctr')).toBe('-ctr')
  })

  it('with shift adds, reverses, then removes a key', () => {
    expect(text(byClicks, 'ctr', true)).toBe('-clicks,-ctr')
    expect(text(byTwo, 'ctr', true)).toBe('-clicks,ctr')
    expect(text([...byClicks, { key: 'ctr', descending: false }], 'ctr', true)).toBe('-clicks')
  })

  it('always leaves at least one key', () => {
    fc.assert(
      fc.property(sorts, fc.constantFrom(...KEYS), fc.boolean(), fc.boolean(), (sort, key, first, add) => {
        expect(toggleSort(sort, key, first, add).length).toBeGreaterThan(0)
      }),
    )
    expect(text(byClicks, 'clicks', true)).toBe('clicks')
  })
})
