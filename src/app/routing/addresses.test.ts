import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Address, Params } from '#domain/address/defineAddress.ts'
import { addDays } from '#domain/day.ts'
import { MEASURES, METRICS } from '#domain/metrics.ts'
import { PLATFORMS } from '#domain/platforms.ts'
import { REPORT_COMPARISONS } from '#domain/report/comparison.ts'
import { DIMENSIONS, isTime } from '#domain/report/dimensions.ts'
import { CHARTS, REPORT_COLUMNS, reportAddress, reportParams } from '#domain/report/reportView.ts'
import { REPORT_SORTABLE } from '#domain/report/figureColumn.ts'
import { adAddress, AD_COMPARISONS } from '#domain/address/adView.ts'
import { adsAddress, AD_COLUMN_KEYS, SORTABLE_ADS } from '#screens/Ads/adsView.ts'
import { showcaseAddress } from '#screens/Showcase/showcaseView.ts'
import { titleAddress, TREND_OF } from '#domain/address/titleView.ts'
import { SORTABLE_TITLE_COLUMNS, TITLE_COLUMN_KEYS, titlesAddress } from '#screens/Titles/titlesView.ts'
import { USER_COLUMN_KEYS, usersAddress } from '#screens/Users/usersView.ts'

const TODAY = '2026-11-20'
/** URLs cannot contain half of a surrogate pair. */
const wellFormed = (text: string) => !/\p{Surrogate}/u.test(text)
const anyText = fc.string({ unit: 'binary', maxLength: 20 }).filter(wellFormed)
const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).filter(wellFormed)
const id = fc.integer({ min: 1, max: 999_999_999_999_999 })
const ids = fc.uniqueArray(id, { maxLength: 4 })
const period = fc
  .tuple(fc.nat(900), fc.nat(900))
  .map(([a, b]) => ({ from: addDays(TODAY, -Math.max(a, b)), to: addDays(TODAY, -Math.min(a, b)) }))
const region = fc.oneof(fc.constant('all'), text)
const sortBy = (keys: readonly string[]) =>
  fc.uniqueArray(fc.record({ key: fc.constantFrom(...keys), descending: fc.boolean() }), {
    selector: ({ key }) => key,
    minLength: 1,
    maxLength: 4,
  })
const by = fc
  .uniqueArray(fc.constantFrom(...DIMENSIONS), { minLength: 1, maxLength: 2 })
  .filter((dimensions) => dimensions.filter(isTime).length < 2)
const per = fc.constantFrom(null, 'day' as const, 'month' as const)
const report = {
  adIds: ids,
  titleIds: ids,
  region,
  period,
  comparison: fc.constantFrom(...REPORT_COMPARISONS),
  platforms: fc.subarray([...PLATFORMS], { minLength: 1 }),
  measure: fc.constantFrom(...MEASURES),
  cols: fc.option(fc.shuffledSubarray([...REPORT_COLUMNS])),
  q: anyText,
  chart: fc.constantFrom(...CHARTS),
  moved: fc.boolean(),
}

interface Page<V> {
  address: Address<V> & { params: Params<V> }
  /** Any state that the page can have. */
  states: fc.Arbitrary<V>
  /** Removes fields without a meaning in combination with the others. */
  settle: (state: V) => V
}

/** A page of any view, for the generic tests. */
type AnyPage = Page<Record<string, unknown>>

function page<V extends object>(
  address: Page<V>['address'],
  fields: { [F in keyof V]: fc.Arbitrary<V[F]> },
  settle = (state: V) => state,
): AnyPage {
  return { address, states: fc.record(fields).map((state) => settle(state as V)), settle } as unknown as AnyPage
}

const PAGES: Record<string, AnyPage> = {
  titles: page(titlesAddress(TODAY), {
    region,
    period,
    q: anyText,
    status: fc.option(text),
    liveIn: fc.option(text),
    imprint: fc.option(text),
    sort: sortBy(SORTABLE_TITLE_COLUMNS),
    cols: fc.option(fc.subarray([...TITLE_COLUMN_KEYS])),
  }),
  title: page(titleAddress(TODAY), {
    region,
    period,
    metric: fc.constantFrom(...METRICS),
    of: fc.constantFrom(...TREND_OF),
    compare: fc.boolean(),
  }),
  ads: page(
    adsAddress(TODAY),
    {
      region,
      period,
      q: anyText,
      title: fc.option(id.map(String)),
      type: fc.option(text),
      class: fc.option(text),
      platform: fc.option(fc.constantFrom(...PLATFORMS)),
      status: fc.option(text),
      rating: fc.option(fc.constantFrom('unrated', 'rated')),
      sort: sortBy(SORTABLE_ADS),
      layout: fc.constantFrom(null, 'grid', 'table'),
      cols: fc.option(fc.subarray([...AD_COLUMN_KEYS])),
    },
    (state) => (state.type === null ? { ...state, class: null } : state),
  ),
  ad: page(
    adAddress(TODAY),
    {
      region,
      period,
      metric: fc.constantFrom(...MEASURES),
      compare: fc.constantFrom(...AD_COMPARISONS),
      campaign: fc.option(id),
      items: fc.option(text),
      item: fc.option(id),
    },
    (state) => (state.campaign === null ? { ...state, items: null, item: null } : state),
  ),
  report: page(reportParams(TODAY), {
    ...report,
    grouping: fc.record({ by, per }),
    sort: fc.option(sortBy(REPORT_SORTABLE)),
  }),
  users: page(usersAddress, { q: anyText, sort: sortBy(USER_COLUMN_KEYS) }),
  showcase: page(
    showcaseAddress,
    { platform: fc.constantFrom('all', ...PLATFORMS), item: fc.option(text), art: fc.nat(998) },
    (state) => (state.item === null ? { ...state, art: 0 } : state),
  ),
}

/** Any text, including some that are valid for some parameter. */
const someText = fc.oneof(
  fc.constantFrom('', 'all', 'none', 'ad,day', 'day,month', '.', '-clicks', 'clicks,clicks', '7', '0', '1e3', TODAY),
  anyText,
)

it('tests every address', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const defining = files.filter((file) => /import \{ defineAddress\b/.test(readFileSync(`src/${file}`, 'utf8')))
  expect(defining).toHaveLength(Object.keys(PAGES).length)
})

describe.each(Object.entries(PAGES))('the address of the %s page', (_, { address, states, settle }) => {
  const { params, defaults } = address
  const fields = Object.keys(params)
  const paramOf = (field: string) => {
    const param = params[field]
    if (param === undefined) throw new Error(field)
    return param
  }

  it('restores every state exactly, and is empty for the default', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(address.read(address.write(state))).toEqual({ value: state, problems: [] })
      }),
      { numRuns: 300 },
    )
    expect(address.write(defaults)).toBe('')
    expect(address.read('')).toEqual({ value: defaults, problems: [] })
  })

  it('leaves out fields with their default', () => {
    fc.assert(
      fc.property(states, fc.constantFrom(...fields), (state, field) => {
        const search = new URLSearchParams(address.write(settle({ ...state, [field]: defaults[field] })))
        expect(paramOf(field).names.filter((name) => search.has(name))).toEqual([])
      }),
    )
  })

  it('falls back to the default of unreadable fields only, and lists them', () => {
    fc.assert(
      fc.property(states, fc.constantFrom(...fields), someText, (state, field, nonsense) => {
        const search = new URLSearchParams(address.write(state))
        const { names, read } = paramOf(field)
        for (const name of names) search.set(name, nonsense)
        const { value, ok } = read(search)
        const changed = { ...state, [field]: value }
        const expected = settle(changed)
        const unread = fields.filter((each) => (each === field ? !ok : false) || expected[each] !== changed[each])
        const result = address.read(`?${search.toString()}`)
        expect(result.value).toEqual(expected)
        expect(result.problems).toEqual(
          fields.flatMap((each) =>
            unread.includes(each) ? paramOf(each).names.filter((name) => search.has(name)) : [],
          ),
        )
        if (!ok) expect(value).toEqual(defaults[field])
      }),
      { numRuns: 300 },
    )
  })

  it.each(fields.filter((field) => field !== 'q'))('reports unreadable values of %s', (field) => {
    const { names } = paramOf(field)
    const problems = ['', '~'].flatMap(
      (nonsense) => address.read(`?${names.map((name) => `${name}=${nonsense}`).join('&')}`).problems,
    )
    expect(problems).toEqual(expect.arrayContaining([...names]))
  })

  it('never throws, and can write whatever it has read', () => {
    const known = fields.flatMap((field) => paramOf(field).names)
    const param = fc
      .tuple(fc.constantFrom(...known, 'x', '__proto__'), someText)
      .map(([name, given]) => `${name}=${given}`)
    const search = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(param).map((given) => given.join('&')),
    )
    fc.assert(
      fc.property(search, (given) => {
        const { value } = address.read(given)
        expect(address.read(address.write(value))).toEqual({ value, problems: [] })
      }),
      { numRuns: 500 },
    )
  })

  it('ignores parameters of other pages and does not write them', () => {
    fc.assert(
      fc.property(states, anyText, (state, other) => {
        const search = new URLSearchParams(address.write(state))
        search.append('x', other)
        const { value, problems } = address.read(search.toString())
        expect(problems).toEqual([])
        expect(address.write(value)).toBe(address.write(state))
      }),
    )
  })
})

it('the address of a report restores every view', () => {
  const views = fc.record({ ...report, by, per, sort: sortBy(REPORT_SORTABLE) })
  fc.assert(
    fc.property(views, (view) => {
      const address = reportAddress(TODAY)
      expect(address.read(address.write(view))).toEqual({ value: view, problems: [] })
    }),
    { numRuns: 500 },
  )
})
