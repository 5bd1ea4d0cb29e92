import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../day.ts'
import { PLATFORMS } from '../metrics.ts'
import { defaultPeriod } from '../period.ts'
import { COMPARISONS } from './comparison.ts'
import { isTime, type Dimension } from './dimensions.ts'
import { MEASURES } from './reportFigures.ts'
import {
  CHARTS,
  defaultReportView,
  parseReportView,
  REPORT_COLUMNS,
  writeReportView,
  type ReportView,
} from './reportView.ts'
import { REPORT_SORTABLE } from './sortReport.ts'

const TODAY = '2026-11-20'
const BY: readonly Dimension[] = ['ad']

/** Half of a surrogate pair is no text, and no address can hold it. */
const wellFormed = (text: string) => !/\p{Surrogate}/u.test(text)
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1e14 }), { maxLength: 4 })
const places = fc.constantFrom<Dimension>('title', 'ad', 'campaign', 'item', 'platform', 'country')
const time = fc.constantFrom<Dimension>('day', 'month')
const by: fc.Arbitrary<Dimension[]> = fc.oneof(
  places.map((each) => [each]),
  time.map((each) => [each]),
  fc.tuple(places, time),
  fc.tuple(time, places),
  fc.tuple(places, places).filter(([a, b]) => a !== b),
)
const view: fc.Arbitrary<ReportView> = fc.record({
  period: fc
    .tuple(fc.nat(900), fc.nat(900))
    .map(([a, b]) => ({ from: addDays(TODAY, -Math.max(a, b)), to: addDays(TODAY, -Math.min(a, b)) })),
  comparison: fc.constantFrom(...COMPARISONS),
  by,
  per: fc.constantFrom(null, 'day' as const, 'month' as const),
  platforms: fc.subarray([...PLATFORMS], { minLength: 1 }),
  measure: fc.constantFrom(...MEASURES),
  cols: fc.option(fc.shuffledSubarray([...REPORT_COLUMNS])),
  q: fc.string({ unit: 'binary', maxLength: 20 }).filter(wellFormed),
  sort: fc.uniqueArray(fc.record({ key: fc.constantFrom(...REPORT_SORTABLE), falling: fc.boolean() }), {
    selector: ({ key }) => key,
    minLength: 1,
    maxLength: 4,
  }),
  region: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter(wellFormed),
  chart: fc.constantFrom(...CHARTS),
  adIds: ids,
  titleIds: ids,
})

describe('the address of a report', () => {
  it('restores every view exactly, whatever the screen groups by', () => {
    fc.assert(
      fc.property(view, by, (each, usual) => {
        expect(parseReportView(writeReportView(each, TODAY, usual), TODAY, usual)).toEqual({ view: each, ignored: [] })
      }),
      { numRuns: 500 },
    )
  })

  it('is short: what is default is left out', () => {
    const usual = defaultReportView(TODAY, BY)
    const write = (part: Partial<ReportView>) => writeReportView({ ...usual, ...part }, TODAY, BY)
    expect(write({})).toBe('')
    expect(write({ adIds: [12, 7], titleIds: [3] })).toBe('?elad_id=12&elad_id=7&entity_id=3')
    expect(write({ by: ['day'], sort: [{ key: 'day', falling: false }] })).toBe('?g=day')
    expect(write({ by: ['title', 'day'], per: 'month' })).toBe('?g=title,day.month')
    expect(write({ per: 'month' })).toBe('?g=.month')
    expect(write({ platforms: ['gad', 'pad'], measure: 'ctr', comparison: 'none', chart: 'lines' })).toBe(
      '?cmp=none&p=gad,pad&m=ctr&chart=lines',
    )
    expect(
      write({
        sort: [
          { key: 'gad.ctr.change', falling: true },
          { key: 'ad', falling: false },
        ],
      }),
    ).toBe('?sort=-gad.ctr.change,ad')
    expect(write({ period: { from: '2026-11-01', to: '2026-11-19' }, cols: ['clicks', 'ctr'], q: 'reel 2' })).toBe(
      '?from=2026-11-01&to=2026-11-19&cols=clicks,ctr&q=reel+2',
    )
  })

  it('never fails, whatever stands in it', () => {
    const param = fc.tuple(
      fc.constantFrom(
        'region',
        'from',
        'to',
        'cmp',
        'g',
        'p',
        'm',
        'cols',
        'q',
        'sort',
        'chart',
        'elad_id',
        'entity_id',
        'x',
        '__proto__',
      ),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.constantFrom('day.day.day', '.', ',', 'ad,ad', 'day,month', 'toString', '-', 'gad,', '1e3', '-4', '007'),
      ),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(param).map((params) => params.map(([key, text]) => `${key}=${text}`).join('&')),
        ),
        (search) => {
          const { view: read } = parseReportView(search, TODAY, BY)
          // What was made of it is itself a view that an address can hold.
          expect(parseReportView(writeReportView(read, TODAY, BY), TODAY, BY)).toEqual({ view: read, ignored: [] })
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each([
    ['?from=2026-11-19&to=2026-11-01', ['from', 'to']],
    ['?from=2026-11-01&to=2026-11-21', ['from', 'to']],
    ['?to=2026-11-01', ['to']],
    ['?cmp=never', ['cmp']],
    ['?g=spend', ['g']],
    ['?g=', ['g']],
    ['?g=day,month', ['g']],
    ['?g=ad,ad', ['g']],
    ['?g=ad,title,day', ['g']],
    ['?g=ad.year', ['g']],
    ['?p=', ['p']],
    ['?p=gad,gad', ['p']],
    ['?p=bing', ['p']],
    ['?m=spend', ['m']],
    ['?cols=clicks,price', ['cols']],
    ['?cols=clicks,clicks', ['cols']],
    ['?sort=spend', ['sort']],
    ['?sort=clicks,-clicks', ['sort']],
    ['?chart=pie', ['chart']],
    ['?elad_id=0&entity_id=1.5', ['elad_id', 'entity_id']],
    ['?region=', ['region']],
  ])('falls back where it cannot read %s, and names it', (search, names) => {
    const { view: read, ignored } = parseReportView(`${search}&q=emma`, TODAY, BY)
    expect(ignored).toEqual(names)
    expect(read).toEqual({ ...defaultReportView(TODAY, BY), q: 'emma' })
  })

  it('reads what is good beside what is not', () => {
    const { view: read, ignored } = parseReportView(
      '?sort=oops&elad_id=7&elad_id=x&elad_id=7&elad_id=5&p=all&g=month&x=1',
      TODAY,
      BY,
    )
    expect(ignored).toEqual(['sort', 'elad_id'])
    expect(read).toMatchObject({
      adIds: [7, 5],
      platforms: PLATFORMS,
      by: ['month'],
      sort: [{ key: 'month', falling: false }],
      period: defaultPeriod(TODAY),
    })
    expect(read.by.every(isTime)).toBe(true)
  })
})
