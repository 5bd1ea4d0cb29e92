import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATFORMS } from '#domain/metrics.ts'
import { defaultAdsView, parseAdsView, SORTABLE_ADS, writeAdsView, type AdsView } from './adsView.ts'

const TODAY = '2026-11-20'

const text = fc.string({ minLength: 1, maxLength: 20 })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const views: fc.Arbitrary<AdsView> = fc
  .record({
    q: fc.string(),
    title: maybe(fc.nat().map(String)),
    type: maybe(text),
    class: maybe(text),
    platform: maybe(fc.constantFrom(...PLATFORMS)),
    status: maybe(text),
    rating: maybe(fc.constantFrom('unrated' as const, 'rated' as const)),
    sort: fc.uniqueArray(fc.record({ key: fc.constantFrom(...SORTABLE_ADS), falling: fc.boolean() }), {
      minLength: 1,
      selector: ({ key }) => key,
    }),
    layout: fc.constantFrom('grid' as const, 'table' as const),
    period: fc.constantFrom(
      { from: '2026-10-01', to: '2026-10-31' },
      { from: '2026-11-20', to: '2026-11-20' },
      { from: '2025-01-01', to: '2026-11-01' },
    ),
    region: fc.constantFrom('all', 'IE', 'GB'),
  })
  .map((view) => ({ ...view, class: view.type === null ? null : view.class }))

describe('the address of ads', () => {
  it('holds the whole view', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(parseAdsView(writeAdsView(view, TODAY), TODAY)).toEqual({ view, ignored: [] })
      }),
    )
  })

  it('is empty for the default view, and short otherwise', () => {
    expect(writeAdsView(defaultAdsView(TODAY), TODAY)).toBe('')
    expect(
      writeAdsView(
        { ...defaultAdsView(TODAY), platform: 'mad', rating: 'unrated', sort: [{ key: 'clicks', falling: true }] },
        TODAY,
      ),
    ).toBe('?platform=mad&rating=unrated&sort=-clicks')
  })

  it.each([
    ['?platform=tiktok', ['platform']],
    ['?title=dracula', ['title']],
    ['?class=clip', ['class']],
    ['?rating=5&view=list&sort=clicks,clicks', ['rating', 'sort', 'view']],
    ['?from=2026-11-01&to=2026-12-01', ['from', 'to']],
    ['?from=2026-11-01', ['from']],
    ['?nonsense=1', []],
  ])('falls back field by field: %s', (search, ignored) => {
    expect(parseAdsView(search, TODAY)).toEqual({ view: defaultAdsView(TODAY), ignored })
  })

  it('never fails', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(parseAdsView(search, TODAY).view.sort.length).toBeGreaterThan(0)
      }),
    )
  })
})
