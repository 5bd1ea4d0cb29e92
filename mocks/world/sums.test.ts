import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { MetricColumns } from '#api/schemas/metrics.ts'
import { addCounts } from '#domain/metrics.ts'
import { ACCOUNTS } from './accounts.ts'
import { shelfOf } from './books/shelf.ts'
import { treeOf, type WorldCampaign } from './campaigns.ts'
import { fromWorld, HISTORY_END, worldToday } from './clock.ts'
import { eachDay, metricsOf, noMetrics, sumOf, type Range } from './figures.ts'
import { itemsOf } from './items.ts'
import { slotsOf } from './reportKeys.ts'
import { campaignRow, itemRow, vendorRow } from './reports.ts'
import { trackingRows } from './tracking.ts'

vi.setConfig({ testTimeout: 20_000 })

const titles = ACCOUNTS.flatMap((account) => shelfOf(account))
const advertised = titles.filter(({ adsAll }) => adsAll > 0)

const range = fc
  .tuple(fc.integer({ min: HISTORY_END - 740, max: HISTORY_END + 3 }), fc.integer({ min: 0, max: 130 }))
  .map(([from, length]): Range => ({ from, to: from + length }))
const title = fc.constantFrom(...advertised)
const campaign = title.chain((each) => fc.constantFrom(...treeOf(each).campaigns))

const keys = Object.keys(noMetrics()) as (keyof MetricColumns)[]
function plus(a: MetricColumns, b: MetricColumns): MetricColumns {
  return Object.fromEntries(keys.map((key) => [key, addCounts(a[key], b[key])])) as unknown as MetricColumns
}
const columns = (row: MetricColumns) => Object.fromEntries(keys.map((key) => [key, row[key]]))
const pick3 = ({ clicks, impr, conv }: { clicks: number | null; impr: number | null; conv: number | null }) => ({
  clicks,
  impr,
  conv,
})
const add3 = (rows: { clicks: number | null; impr: number | null; conv: number | null }[]) =>
  rows.reduce<ReturnType<typeof pick3>>(
    (sum, row) => ({
      clicks: addCounts(sum.clicks, row.clicks),
      impr: addCounts(sum.impr, row.impr),
      conv: addCounts(sum.conv, row.conv),
    }),
    { clicks: null, impr: null, conv: null },
  )

/** The rows of one source as the report has them: none for a slot without service. */
const servedSlots = (source: { spans: WorldCampaign['spans'] }, all: ReturnType<typeof slotsOf>) =>
  all.filter((slot) => source.spans.some(([from, to]) => from <= slot.to && to >= slot.from))

describe('figures add up', () => {
  it('days to months, nulls kept', () => {
    fc.assert(
      fc.property(campaign, range, (each, when) => {
        const days = servedSlots(each, slotsOf(when, 'day')).map((slot) => vendorRow(each, slot))
        for (const month of servedSlots(each, slotsOf(when, 'month'))) {
          const sum = days
            .filter(({ day }) => day.slice(0, 7) === month.day.slice(0, 7))
            .map((row) => row as MetricColumns)
            .reduce(plus, noMetrics())
          expect(columns(vendorRow(each, month) as MetricColumns)).toEqual(columns(sum))
        }
        expect(days.map((row) => row as MetricColumns).reduce(plus, noMetrics())).toEqual(metricsOf([each], when))
      }),
      { numRuns: 150 },
    )
  })

  it('items to their campaign, and none with more clicks than impressions', () => {
    fc.assert(
      fc.property(campaign, range, (each, when) => {
        for (const slot of servedSlots(each, slotsOf(when, 'day'))) {
          const parts = itemsOf(each)
            .filter((item) => servedSlots(item, [slot]).length > 0)
            .map((item) => itemRow(item, slot))
          expect(add3(parts)).toEqual(pick3(campaignRow(each, slot)))
          for (const { clicks, impr, conv } of parts) {
            expect(clicks).toBeLessThanOrEqual(Number(impr))
            expect(conv).toBeLessThanOrEqual(Number(clicks))
            expect(conv).toBeGreaterThanOrEqual(0)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('campaigns to ads, ads to titles', () => {
    fc.assert(
      fc.property(title, range, (each, when) => {
        const { ads, campaigns, byAd } = treeOf(each)
        const perAd = ads.map((ad) => metricsOf(byAd.get(ad.id) ?? [], when))
        expect(perAd.reduce(plus, noMetrics())).toEqual(metricsOf(campaigns, when))
        expect(campaigns.map((one) => metricsOf([one], when)).reduce(plus, noMetrics())).toEqual(
          metricsOf(campaigns, when),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('the three platforms to the report that does not part them', () => {
    fc.assert(
      fc.property(campaign, range, (each, when) => {
        for (const slot of servedSlots(each, slotsOf(when, 'month'))) {
          const { google_clicks: g, meta_clicks: m, pinterest_clicks: p } = vendorRow(each, slot)
          expect(addCounts(addCounts(g ?? null, m ?? null), p ?? null)).toBe(campaignRow(each, slot).clicks)
          expect([g, m, p].filter((count) => count !== null)).toHaveLength(1)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('live hits to the clicks of the title, and ads to it', () => {
    fc.assert(
      fc.property(title, range, (each, when) => {
        const { ads, byAd, campaigns } = treeOf(each)
        const rows = trackingRows(each.id, campaigns, when)
        const metrics = metricsOf(campaigns, when)
        for (const key of ['google_clicks', 'meta_clicks', 'pinterest_clicks'] as const) {
          const live = rows.filter(({ tracksrc, trackcol }) => tracksrc === 'live' && trackcol === key)
          expect(live.length === 0 ? null : live.reduce((sum, { num }) => sum + num, 0)).toBe(metrics[key])
        }
        const parts = ads.flatMap((ad) => trackingRows(ad.id, byAd.get(ad.id) ?? [], when))
        expect(parts.reduce((sum, { num }) => sum + num, 0)).toBe(rows.reduce((sum, { num }) => sum + num, 0))
      }),
      { numRuns: 60 },
    )
  })
})

describe('figures of a day', () => {
  it('are null where nothing served, and 0 where it served and got none', () => {
    const emma = metricsOf(treeOf(advertised.find(({ name }) => name === 'Emma') ?? raise()).campaigns, {
      from: HISTORY_END - 28,
      to: HISTORY_END - 1,
    })
    expect([emma.google_clicks, emma.pinterest_clicks, emma.pinterest_impr]).toEqual([null, 0, 0])
    expect(emma.meta_clicks).toBeGreaterThan(100)
  })

  it('keep clicks below impressions and conversions below clicks', () => {
    fc.assert(
      fc.property(campaign, range, (each, when) => {
        eachDay(each, when, (_, { clicks, impressions, conversions }) => {
          expect(clicks).toBeLessThanOrEqual(impressions)
          expect(conversions).toBeLessThanOrEqual(clicks)
          expect(conversions).toBeGreaterThanOrEqual(0)
        })
      }),
    )
  })

  it('end with today, of which only a part has come in', () => {
    const dracula = treeOf(titles[0] ?? raise()).campaigns
    expect(metricsOf(dracula, { from: worldToday() + 1, to: worldToday() + 30 })).toEqual(noMetrics())
    const [sofar, yesterday] = [sum(dracula, worldToday()), sum(dracula, worldToday() - 1)]
    expect(sofar).toBeGreaterThan(0)
    expect(sofar).toBeLessThan(yesterday * 0.6)
    expect(fromWorld(worldToday() - 1)).toBe('2026-11-19')
  })

  it('know days on which a live campaign stood still', () => {
    let zero = 0
    for (const each of treeOf(titles[1] ?? raise()).campaigns)
      eachDay(
        each,
        { from: HISTORY_END - 365, to: HISTORY_END - 1 },
        (_, { impressions }) => void (zero += impressions === 0 ? 1 : 0),
      )
    expect(zero).toBeGreaterThan(5)
  })
})

function sum(campaigns: readonly WorldCampaign[], day: number): number {
  return campaigns.reduce((total, each) => total + (sumOf(each, { from: day, to: day })?.clicks ?? 0), 0)
}

function raise(): never {
  throw new Error('The world lacks a title that this test names')
}
