import { describe, expect, it } from 'vitest'
import { adAddress } from './adView.ts'

const { defaults, read, write } = adAddress('2026-11-20')

describe('adAddress', () => {
  it('omits default values', () => {
    expect(write(defaults)).toBe('')
    expect(
      write({ ...defaults, metric: 'ctr', compare: 'year', campaign: 101011, items: 'rejected', item: 1010113 }),
    ).toBe('?m=ctr&cmp=year&campaign=101011&items=rejected&item=1010113')
  })

  it('writes items only together with their campaign', () => {
    expect(write({ ...defaults, items: 'paused', item: 1010113 })).toBe('')
  })

  it.each([
    ['?from=2026-13-01&to=2026-11-19', ['from', 'to']],
    ['?m=spend', ['m']],
    ['?cmp=', ['cmp']],
    ['?campaign=abc&item=12', ['campaign', 'item']],
    ['?item=12&items=live', ['items', 'item']],
    ['?campaign=12&item=-1', ['item']],
    ['?campaign=1e3', ['campaign']],
  ])('falls back to defaults for %s, and names the invalid parameters', (search, names) => {
    expect(read(search).problems).toEqual(names)
  })

  it('reads valid parameters beside invalid ones', () => {
    expect(read('?m=spend&campaign=101011&items=paused&region=IE')).toEqual({
      value: { ...defaults, campaign: 101011, items: 'paused', region: 'IE' },
      problems: ['m'],
    })
  })
})
