import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/day.ts'
import { METRICS } from '#domain/metrics.ts'
import { defaultTitleView, parseTitleView, TREND_OF, writeTitleView, type TitleView } from './titleView.ts'

const TODAY = '2026-11-20'

const anyView = fc
  .record({
    back: fc.nat(400),
    length: fc.nat(400),
    metric: fc.constantFrom(...METRICS),
    of: fc.constantFrom(...TREND_OF),
    compare: fc.boolean(),
    region: fc.oneof(fc.constant('all'), fc.string({ minLength: 1, maxLength: 6 })),
  })
  .map(({ back, length, ...rest }): TitleView => ({
    ...rest,
    period: { from: addDays(TODAY, -back - length), to: addDays(TODAY, -back) },
  }))

describe('the address of a title', () => {
  it('brings back any view', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(parseTitleView(writeTitleView(view, TODAY), TODAY)).toEqual({ view, ignored: [] })
      }),
    )
  })

  it('is short', () => {
    expect(writeTitleView(defaultTitleView(TODAY), TODAY)).toBe('')
    expect(
      writeTitleView(
        { ...defaultTitleView(TODAY), metric: 'conversions', of: 'each', compare: false, region: 'GB' },
        TODAY,
      ),
    ).toBe('?region=GB&m=conversions&p=each&cmp=none')
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
    const { view, ignored } = parseTitleView(search, TODAY)
    expect([view, ignored]).toEqual([defaultTitleView(TODAY), names])
  })

  it('passes over what is another screen’s', () => {
    expect(parseTitleView('?q=emma&sort=clicks&cmp=previous', TODAY)).toEqual({
      view: defaultTitleView(TODAY),
      ignored: [],
    })
  })

  it('never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        expect(parseTitleView(`?${search}`, TODAY).view).toBeDefined()
      }),
    )
  })
})
