import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/day.ts'
import { MEASURES } from '#domain/report/reportFigures.ts'
import { COMPARISONS, defaultAdView, parseAdView, writeAdView, type AdView } from './adView.ts'

const TODAY = '2026-11-20'

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => !/\p{Surrogate}/u.test(text))
const id = fc.nat(999_999_999_999_999)
const view: fc.Arbitrary<AdView> = fc
  .record({
    period: fc
      .tuple(fc.nat(900), fc.nat(900))
      .map(([a, b]) => ({ from: addDays(TODAY, -Math.max(a, b)), to: addDays(TODAY, -Math.min(a, b)) })),
    region: name,
    metric: fc.constantFrom(...MEASURES),
    compare: fc.constantFrom(...COMPARISONS),
    campaign: fc.option(id),
    items: fc.option(name),
    item: fc.option(id),
  })
  .map((each) => (each.campaign === null ? { ...each, items: null, item: null } : each))

describe('the address of the Ad details screen', () => {
  it('restores every view exactly', () => {
    fc.assert(
      fc.property(view, (each) => {
        expect(parseAdView(writeAdView(each, TODAY), TODAY)).toEqual({ view: each, ignored: [] })
      }),
    )
  })

  it('is short: what is default is left out', () => {
    expect(writeAdView(defaultAdView(TODAY), TODAY)).toBe('')
    expect(
      writeAdView(
        { ...defaultAdView(TODAY), metric: 'ctr', compare: 'year', campaign: 101011, items: 'rejected', item: 1010113 },
        TODAY,
      ),
    ).toBe('?m=ctr&cmp=year&campaign=101011&items=rejected&item=1010113')
  })

  it('never fails, whatever stands in it', () => {
    const param = fc.tuple(
      fc.constantFrom('region', 'from', 'to', 'm', 'cmp', 'campaign', 'items', 'item', 'x', '__proto__'),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(param).map((params) => params.map(([key, text]) => `${key}=${text}`).join('&')),
        ),
        (search) => {
          const { view: read } = parseAdView(search, TODAY)
          expect(parseAdView(writeAdView(read, TODAY), TODAY)).toEqual({ view: read, ignored: [] })
        },
      ),
    )
  })

  it.each([
    ['?from=2026-13-01&to=2026-11-19', ['from', 'to']],
    ['?m=spend', ['m']],
    ['?cmp=', ['cmp']],
    ['?campaign=abc&item=12', ['campaign', 'item']],
    ['?item=12&items=live', ['items', 'item']],
    ['?campaign=12&item=-1', ['item']],
    ['?campaign=1e3', ['campaign']],
  ])('falls back where it cannot read %s, and names it', (search, names) => {
    expect(parseAdView(search, TODAY).ignored).toEqual(names)
  })

  it('reads what is good beside what is not', () => {
    const { view: read, ignored } = parseAdView('?m=spend&campaign=101011&items=paused&region=IE', TODAY)
    expect(ignored).toEqual(['m'])
    expect(read).toEqual({ ...defaultAdView(TODAY), campaign: 101011, items: 'paused', region: 'IE' })
  })
})
