import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATFORMS } from '#domain/platforms.ts'
import { DIMENSIONS } from '#domain/report/dimensions.ts'
import { reportAddress, type ReportView } from '#domain/report/reportView.ts'
import {
  canCombine,
  drillDownView,
  currentStep,
  withFirstDimension,
  withGrouping,
  withMeasure,
  togglePlatform,
  withSecondDimension,
  withStep,
} from './viewChanges.ts'

const TODAY = '2026-11-20'
const address = reportAddress(TODAY)
const defaultView: ReportView = { ...address.defaults, by: ['ad'] }
const change = (view: ReportView, part: Partial<ReportView>): ReportView => ({ ...view, ...part })

it('stores no step if it is the default for the period', () => {
  expect([currentStep(defaultView), withStep(defaultView, 'day'), withStep(defaultView, 'month')]).toEqual([
    'day',
    { per: null },
    { per: 'month' },
  ])
  const year = { ...defaultView, period: { from: '2025-11-01', to: '2026-10-31' } }
  expect([currentStep(year), withStep(year, 'month'), withStep(year, 'day')]).toEqual([
    'month',
    { per: null },
    { per: 'day' },
  ])
})

it('moves a sort by change to the new measure, and keeps other sorts', () => {
  const view = change(defaultView, {
    sort: [
      { key: 'gad.clicks.change', descending: true },
      { key: 'clicks', descending: true },
      { key: 'rate.change', descending: false },
    ],
  })
  expect(withMeasure(view, 'ctr')).toEqual({
    measure: 'ctr',
    sort: [
      { key: 'gad.ctr.change', descending: true },
      { key: 'clicks', descending: true },
      { key: 'rate.change', descending: false },
    ],
  })
})

describe('grouping', () => {
  it('keeps a sort by figures, and drops one by a removed dimension', () => {
    expect(withGrouping(defaultView, ['day']).sort).toEqual([{ key: 'day', descending: false }])
    expect(withGrouping(change(defaultView, withGrouping(defaultView, ['day'])), ['title']).sort).toEqual([
      { key: 'clicks', descending: true },
    ])
    const sorted = change(defaultView, {
      sort: [
        { key: 'ad', descending: false },
        { key: 'mad.ctr', descending: true },
      ],
    })
    expect(withGrouping(sorted, ['title']).sort).toEqual([{ key: 'mad.ctr', descending: true }])
    expect(withGrouping(change(defaultView, { sort: [{ key: 'ad', descending: false }] }), ['title']).sort).toEqual([
      { key: 'clicks', descending: true },
    ])
  })

  it('swaps the dimensions if the second is chosen as the first, and never combines two of time', () => {
    const adDay = change(defaultView, withSecondDimension(defaultView, 'day'))
    expect(adDay.by).toEqual(['ad', 'day'])
    expect(withFirstDimension(adDay, 'day').by).toEqual(['day', 'ad'])
    expect(withFirstDimension(adDay, 'title').by).toEqual(['title', 'day'])
    expect(withFirstDimension(adDay, 'month').by).toEqual(['month'])
    expect(withSecondDimension(adDay, null).by).toEqual(['ad'])
  })

  it('always produces a view that survives a round trip through the URL', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...DIMENSIONS), fc.nat(9)), { maxLength: 8 }),
        (steps) => {
          const view = steps.reduce((each, [first, dimension, id]) => {
            if (id === 7)
              return (
                drillDownView(
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
                ? withFirstDimension(each, dimension)
                : canCombine(each.by[0] ?? 'ad', dimension)
                  ? withSecondDimension(each, dimension)
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
  expect(togglePlatform(defaultView, 'mad')).toEqual({ platforms: ['gad', 'pad'] })
  expect(togglePlatform(change(defaultView, { platforms: ['pad'] }), 'gad')).toEqual({ platforms: ['gad', 'pad'] })
  expect(togglePlatform(change(defaultView, { platforms: ['pad'] }), 'pad')).toEqual({})
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
    expect(
      drillDownView(change(defaultView, { ...withGrouping(defaultView, [by]), q: 'x' }), [{ by, id }]),
    ).toMatchObject({
      ...expected,
      q: '',
    })
  })

  it('groups by the other dimension if there are two, and needs an id that can be filtered by', () => {
    const view = change(defaultView, withSecondDimension(defaultView, 'day'))
    expect(drillDownView(view, [{ by: 'ad', id: 7 }])).toMatchObject({ adIds: [7], by: ['day'] })
    expect(drillDownView(view, [{ by: 'campaign', id: 7 }])).toBeNull()
    expect(drillDownView(defaultView, [{ by: 'ad', id: null }])).toBeNull()
  })
})
