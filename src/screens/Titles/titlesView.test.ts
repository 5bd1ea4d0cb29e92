import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/day.ts'
import { defaultPeriod } from '#domain/period.ts'
import {
  DEFAULT_COLUMNS,
  defaultTitlesView,
  parseTitlesView,
  SORTABLE,
  TITLE_COLUMNS,
  writeTitlesView,
  type TitlesView,
} from './titlesView.ts'

const TODAY = '2026-11-20'

/** Half of a surrogate pair is no text, and no address can hold it. */
const wellFormed = (text: string) => !/\p{Surrogate}/u.test(text)
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter(wellFormed)
const view: fc.Arbitrary<TitlesView> = fc.record({
  q: fc.string({ unit: 'binary', maxLength: 20 }).filter(wellFormed),
  status: fc.option(name),
  liveIn: fc.option(name),
  imprint: fc.option(name),
  sort: fc.uniqueArray(fc.record({ key: fc.constantFrom(...SORTABLE), falling: fc.boolean() }), {
    selector: ({ key }) => key,
    minLength: 1,
  }),
  cols: fc.option(fc.subarray([...TITLE_COLUMNS])),
  period: fc
    .tuple(fc.nat(900), fc.nat(900))
    .map(([a, b]) => ({ from: addDays(TODAY, -Math.max(a, b)), to: addDays(TODAY, -Math.min(a, b)) })),
  region: name,
})

describe('the address of the Titles screen', () => {
  it('restores every view exactly', () => {
    fc.assert(
      fc.property(view, (each) => {
        expect(parseTitlesView(writeTitlesView(each, TODAY), TODAY)).toEqual({ view: each, ignored: [] })
      }),
    )
  })

  it('is short: what is default is left out', () => {
    expect(writeTitlesView(defaultTitlesView(TODAY), TODAY)).toBe('')
    expect(
      writeTitlesView(
        {
          ...defaultTitlesView(TODAY),
          q: 'jane a',
          liveIn: 'IE',
          sort: [
            { key: 'ctr', falling: true },
            { key: 'title', falling: false },
          ],
        },
        TODAY,
      ),
    ).toBe('?q=jane+a&live=IE&sort=-ctr,title')
    expect(
      writeTitlesView(
        { ...defaultTitlesView(TODAY), cols: [...DEFAULT_COLUMNS], period: { from: '2026-11-01', to: '2026-11-19' } },
        TODAY,
      ),
    ).toBe('?from=2026-11-01&to=2026-11-19&cols=status,live,ads,clicks,impressions,conversions,ctr,trend')
  })

  it('never fails, whatever stands in it', () => {
    const param = fc.tuple(
      fc.constantFrom('region', 'from', 'to', 'q', 'status', 'live', 'imprint', 'sort', 'cols', 'x', '__proto__'),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(param).map((params) => params.map(([key, text]) => `${key}=${text}`).join('&')),
        ),
        (search) => {
          const { view: read } = parseTitlesView(search, TODAY)
          // What was made of it is itself a view that an address can hold.
          expect(parseTitlesView(writeTitlesView(read, TODAY), TODAY)).toEqual({ view: read, ignored: [] })
        },
      ),
    )
  })

  it.each([
    ['?from=2026-13-01&to=2026-11-19', ['from', 'to']],
    ['?from=2026-11-19', ['from']],
    ['?from=2026-11-19&to=2026-11-01', ['from', 'to']],
    ['?from=2026-11-01&to=2026-11-21', ['from', 'to']],
    ['?sort=nonsense', ['sort']],
    ['?sort=clicks,clicks', ['sort']],
    ['?sort=trend', ['sort']],
    ['?cols=clicks,clicks', ['cols']],
    ['?cols=clicks,price', ['cols']],
    ['?status=&live=&imprint=&region=', ['region', 'status', 'live', 'imprint']],
  ])('falls back where it cannot read %s, and names it', (search, names) => {
    const { view: read, ignored } = parseTitlesView(`${search}&q=emma`, TODAY)
    expect(ignored).toEqual(names)
    expect(read).toEqual({ ...defaultTitlesView(TODAY), q: 'emma' })
  })

  it('reads what is good beside what is not', () => {
    const { view: read, ignored } = parseTitlesView(
      '?sort=oops&cols=ctr,clicks&status=live&from=2026-11-20&to=2026-11-20',
      TODAY,
    )
    expect(ignored).toEqual(['sort'])
    expect(read).toMatchObject({ cols: ['clicks', 'ctr'], status: 'live', period: { from: TODAY, to: TODAY } })
  })

  it('can hold the title alone', () => {
    expect(parseTitlesView('?cols=', TODAY).view.cols).toEqual([])
  })

  it('stands for the last 28 complete days without dates', () => {
    expect(parseTitlesView('', TODAY).view.period).toEqual(defaultPeriod(TODAY))
    expect(defaultPeriod(TODAY)).toEqual({ from: '2026-10-23', to: '2026-11-19' })
  })
})
