import { describe, expect, it } from 'vitest'
import { titleAddress } from './titleView.ts'

const { defaults, read, write } = titleAddress('2026-11-20')

describe('the address of a title', () => {
  it('is short', () => {
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
  ])('falls back where it cannot read %s, and names it', (search, names) => {
    expect(read(search)).toEqual({ value: defaults, problems: names })
  })

  it('passes over what is another screen’s', () => {
    expect(read('?q=emma&sort=clicks&cmp=previous')).toEqual({ value: defaults, problems: [] })
  })
})
