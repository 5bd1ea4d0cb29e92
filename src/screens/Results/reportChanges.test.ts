import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATFORMS } from '#domain/metrics.ts'
import { DIMENSIONS } from '#domain/report/dimensions.ts'
import { reportAddress, type ReportView } from '#domain/report/reportView.ts'
import {
  canFollow,
  narrowedTo,
  stepInForce,
  withFirst,
  withGroups,
  withMeasure,
  withPlatform,
  withSecond,
  withStep,
} from './reportChanges.ts'

const TODAY = '2026-11-20'
const address = reportAddress(TODAY, ['ad'])
const defaultView = address.defaults
const change = (view: ReportView, part: Partial<ReportView>): ReportView => ({ ...view, ...part })

it('stores no step if it is the default for the period', () => {
  expect([stepInForce(defaultView), withStep(defaultView, 'day'), withStep(defaultView, 'month')]).toEqual([
    'day',
    { per: null },
    { per: 'month' },
  ])
  const year = { ...defaultView, period: { from: '2025-11-01', to: '2026-10-31' } }
  expect([stepInForce(year), withStep(year, 'month'), withStep(year, 'day')]).toEqual([
    'month',
    { per: null },
    { per: 'day' },
  ])
})

it('moves a sort by change to the new measure, and keeps other sorts', () => {
  const view = change(defaultView, {
    sort: [
      { key: 'gad.clicks.change', falling: true },
      { key: 'clicks', falling: true },
      { key: 'rate.change', falling: false },
    ],
  })
  expect(withMeasure(view, 'ctr')).toEqual({
    measure: 'ctr',
    sort: [
      { key: 'gad.ctr.change', falling: true },
      { key: 'clicks', falling: true },
      { key: 'rate.change', falling: false },
    ],
  })
})

describe('grouping', () => {
  it('keeps a sort by figures, and drops one by a removed dimension', () => {
    expect(withGroups(defaultView, ['day']).sort).toEqual([{ key: 'day', falling: false }])
    expect(withGroups(change(defaultView, withGroups(defaultView, ['day'])), ['title']).sort).toEqual([
      { key: 'clicks', falling: true },
    ])
    const sorted = change(defaultView, {
      sort: [
        { key: 'ad', falling: false },
        { key: 'mad.ctr', falling: true },
      ],
    })
    expect(withGroups(sorted, ['title']).sort).toEqual([{ key: 'mad.ctr', falling: true }])
    expect(withGroups(change(defaultView, { sort: [{ key: 'ad', falling: false }] }), ['title']).sort).toEqual([
      { key: 'clicks', falling: true },
    ])
  })

  it('swaps the dimensions if the second is chosen as the first, and never combines two of time', () => {
    const adDay = change(defaultView, withSecond(defaultView, 'day'))
    expect(adDay.by).toEqual(['ad', 'day'])
    expect(withFirst(adDay, 'day').by).toEqual(['day', 'ad'])
    expect(withFirst(adDay, 'title').by).toEqual(['title', 'day'])
    expect(withFirst(adDay, 'month').by).toEqual(['month'])
    expect(withSecond(adDay, null).by).toEqual(['ad'])
  })

  it('always produces a view that survives a round trip through the URL', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...DIMENSIONS), fc.nat(9)), { maxLength: 8 }),
        (steps) => {
          const view = steps.reduce((each, [first, dimension, id]) => {
            if (id === 7)
              return (
                narrowedTo(
                  each,
                  each.by.map((by) => ({
                    by,
                    id:
                      by === 'day'
                        ? '2026-11-05'
                        : by === 'month'
                          ? '2026-11-01'
                          : by === 'platform'
                            ? 'gad'
                            : by === 'country'
                              ? 'IE'
                              : id,
                  })),
                ) ?? each
              )
            return change(
              each,
              first
                ? withFirst(each, dimension)
                : canFollow(each.by[0] ?? 'ad', dimension)
                  ? withSecond(each, dimension)
                  : {},
            )
          }, defaultView)
          expect(address.read(address.write(view))).toEqual({ value: view, problems: [] })
        },
      ),
    )
  })
})

it('toggles platforms in their order, and keeps the last one on', () => {
  expect(withPlatform(defaultView, 'mad')).toEqual({ platforms: ['gad', 'pad'] })
  expect(withPlatform(change(defaultView, { platforms: ['pad'] }), 'gad')).toEqual({ platforms: ['gad', 'pad'] })
  expect(withPlatform(change(defaultView, { platforms: ['pad'] }), 'pad')).toEqual({})
  expect(PLATFORMS).toHaveLength(3)
})

describe('a view of one row alone', () => {
  it.each([
    ['title', 101, { titleIds: [101], by: ['ad'] }],
    ['ad', 1010, { adIds: [1010], by: ['campaign'] }],
    ['platform', 'mad', { platforms: ['mad'], by: ['title'] }],
    ['country', 'IE', { region: 'IE', by: ['title'] }],
    ['day', '2026-11-05', { period: { from: '2026-11-05', to: '2026-11-05' }, by: ['title'] }],
    ['month', '2026-11-01', { period: { from: '2026-11-01', to: '2026-11-19' }, by: ['day'] }],
  ] as const)('of %s', (by, id, expected) => {
    expect(narrowedTo(change(defaultView, { ...withGroups(defaultView, [by]), q: 'x' }), [{ by, id }])).toMatchObject({
      ...expected,
      q: '',
    })
  })

  it('groups by the other dimension if there are two, and needs an id that can be filtered by', () => {
    const view = change(defaultView, withSecond(defaultView, 'day'))
    expect(narrowedTo(view, [{ by: 'ad', id: 7 }])).toMatchObject({ adIds: [7], by: ['day'] })
    expect(narrowedTo(view, [{ by: 'campaign', id: 7 }])).toBeNull()
    expect(narrowedTo(defaultView, [{ by: 'ad', id: null }])).toBeNull()
  })
})
