import { describe, expect, it } from 'vitest'
import { titleAddress } from './titleView.ts'

const { defaults, read, write } = titleAddress('2026-11-20')

describe('titleAddress', () => {
  it('omits default values', () => {
    expect(write(defaults)).toBe('')
    expect(write({ ...defaults, metric: 'conversions', of: 'each', compare: false, region: 'GB' })).toBe(
      '?region=GB&m=conversions&p=each&cmp=none',
    )
  })

  it.each([
    ['?from=2026-13-01&to=2026-11-19', ['from', 'to']],
    ['?from=2026-11-01', ['from']],
    ['?from=2026-11-01&to=2026-11-21', ['from', 'to']],
    ['?m=spend', ['m']],
    ['?p=tiktok&cmp=', ['p', 'cmp']],
    ['?cmp=constructor', ['cmp']],
    ['?region=', ['region']],
  ])('falls back to defaults for %s, and names the invalid parameters', (search, names) => {
    expect(read(search)).toEqual({ value: defaults, problems: names })
  })

  it('ignores the parameters of other screens', () => {
    expect(read('?q=emma&sort=clicks&cmp=previous')).toEqual({ value: defaults, problems: [] })
  })
})
