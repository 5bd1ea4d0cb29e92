import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MetricColumns } from '#api/schemas/metrics.ts'
import { addCounts } from '#domain/metrics.ts'
import { ACCOUNTS } from './accounts.ts'
import { titlesIn } from './books/titlesIn.ts'
import { treeOf, type WorldCampaign } from './campaigns.ts'
import { fromWorld, HISTORY_END, worldToday } from './clock.ts'
import { eachDay, metricsOf, noMetrics, sumOf, type Range } from './figures.ts'
import { itemsOf } from './items.ts'
import { slotsOf } from './reportKeys.ts'
import { campaignRow, itemRow, vendorRow } from './reports.ts'
import { trackingRows } from './tracking.ts'

const titles = ACCOUNTS.flatMap((account) => titlesIn(account))
const advertised = titles.filter(({ adsAll }) => adsAll > 0)

const anyRange = fc
  .tuple(fc.integer({ min: HISTORY_END - 740, max: HISTORY_END + 3 }), fc.integer({ min: 0, max: 130 }))
  .map(([from, length]): Range => ({ from, to: from + length }))
const anyTitle = fc.constantFrom(...advertised)
const anyCampaign = anyTitle.chain((title) => fc.constantFrom(...treeOf(title).campaigns))

const keys = Object.keys(noMetrics()) as (keyof MetricColumns)[]
function addMetrics(a: MetricColumns, b: MetricColumns): MetricColumns {
  return Object.fromEntries(keys.map((key) => [key, addCounts(a[key], b[key])])) as unknown as MetricColumns
}
const columns = (row: MetricColumns) => Object.fromEntries(keys.map((key) => [key, row[key]]))
const countsOf = ({ clicks, impr, conv }: { clicks: number | null; impr: number | null; conv: number | null }) => ({
  clicks,
  impr,
  conv,
})
const sumCounts = (rows: { clicks: number | null; impr: number | null; conv: number | null }[]) =>
  rows.reduce<ReturnType<typeof countsOf>>(
    (sum, row) => ({
      clicks: addCounts(sum.clicks, row.clicks),
      impr: addCounts(sum.impr, row.impr),
      conv: addCounts(sum.conv, row.conv),
    }),
    { clicks: null, impr: null, conv: null },
  )

/** The slots in which a source served: other slots have no row. */
const servedSlots = (source: { spans: WorldCampaign['spans'] }, all: ReturnType<typeof slotsOf>) =>
  all.filter((slot) => source.spans.some(([from, to]) => from <= slot.to && to >= slot.from))

describe('figures add up:', () => {
  it('days to months, with nulls', () => {
    fc.assert(
      fc.property(anyCampaign, anyRange, (campaign, range) => {
        const days = servedSlots(campaign, slotsOf(range, 'day')).map((slot) => vendorRow(campaign, slot))
        for (const month of servedSlots(campaign, slotsOf(range, 'month'))) {
          const sum = days
            .filter(({ day }) => day.slice(0, 7) === month.day.slice(0, 7))
            .map((row) => row as MetricColumns)
            .reduce(addMetrics, noMetrics())
          expect(columns(vendorRow(campaign, month) as MetricColumns)).toEqual(columns(sum))
        }
        expect(days.map((row) => row as MetricColumns).reduce(addMetrics, noMetrics())).toEqual(
          metricsOf([campaign], range),
        )
      }),
      { numRuns: 150 },
    )
  })

  it('items to their campaign, none with more clicks than impressions', () => {
    fc.assert(
      fc.property(anyCampaign, anyRange, (campaign, range) => {
        for (const slot of servedSlots(campaign, slotsOf(range, 'day'))) {
          const parts = itemsOf(campaign)
            .filter((item) => servedSlots(item, [slot]).length > 0)
            .map((item) => itemRow(item, slot))
          expect(sumCounts(parts)).toEqual(countsOf(campaignRow(campaign, slot)))
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
      fc.property(anyTitle, anyRange, (title, range) => {
        const { ads, campaigns, byAd } = treeOf(title)
        const perAd = ads.map((ad) => metricsOf(byAd.get(ad.id) ?? [], range))
        expect(perAd.reduce(addMetrics, noMetrics())).toEqual(metricsOf(campaigns, range))
        expect(campaigns.map((one) => metricsOf([one], range)).reduce(addMetrics, noMetrics())).toEqual(
          metricsOf(campaigns, range),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('the three platforms to the report without platforms', () => {
    fc.assert(
      fc.property(anyCampaign, anyRange, (campaign, range) => {
        for (const slot of servedSlots(campaign, slotsOf(range, 'month'))) {
          const { google_clicks: g, meta_clicks: m, pinterest_clicks: p } = vendorRow(campaign, slot)
          expect(addCounts(addCounts(g ?? null, m ?? null), p ?? null)).toBe(campaignRow(campaign, slot).clicks)
          expect([g, m, p].filter((count) => count !== null)).toHaveLength(1)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('live hits to the title’s clicks, and ads’ hits to the title’s', () => {
    fc.assert(
      fc.property(anyTitle, anyRange, (title, range) => {
        const { ads, byAd, campaigns } = treeOf(title)
        const rows = trackingRows(title.id, campaigns, range)
        const metrics = metricsOf(campaigns, range)
        for (const key of ['google_clicks', 'meta_clicks', 'pinterest_clicks'] as const) {
          const live = rows.filter(({ tracksrc, trackcol }) => tracksrc === 'live' && trackcol === key)
          expect(live.length === 0 ? null : live.reduce((sum, { num }) => sum + num, 0)).toBe(metrics[key])
        }
        const parts = ads.flatMap((ad) => trackingRows(ad.id, byAd.get(ad.id) ?? [], range))
        expect(parts.reduce((sum, { num }) => sum + num, 0)).toBe(rows.reduce((sum, { num }) => sum + num, 0))
      }),
      { numRuns: 60 },
    )
  })
})

describe('daily figures', () => {
  it('are null without service, and 0 with service but no clicks', () => {
    const emma = metricsOf(treeOf(advertised.find(({ name }) => name === 'Emma') ?? missing()).campaigns, {
      from: HISTORY_END - 28,
      to: HISTORY_END - 1,
    })
    expect([emma.google_clicks, emma.pinterest_clicks, emma.pinterest_impr]).toEqual([null, 0, 0])
    expect(emma.meta_clicks).toBeGreaterThan(100)
  })

  it('keep clicks below impressions and conversions below clicks', () => {
    fc.assert(
      fc.property(anyCampaign, anyRange, (campaign, range) => {
        eachDay(campaign, range, (_, { clicks, impressions, conversions }) => {
          expect(clicks).toBeLessThanOrEqual(impressions)
          expect(conversions).toBeLessThanOrEqual(clicks)
          expect(conversions).toBeGreaterThanOrEqual(0)
        })
      }),
    )
  })

  it('end with today, which is partial', () => {
    const dracula = treeOf(titles[0] ?? missing()).campaigns
    expect(metricsOf(dracula, { from: worldToday() + 1, to: worldToday() + 30 })).toEqual(noMetrics())
    const [todaySoFar, yesterday] = [sum(dracula, worldToday()), sum(dracula, worldToday() - 1)]
    expect(todaySoFar).toBeGreaterThan(0)
    expect(todaySoFar).toBeLessThan(yesterday * 0.6)
    expect(fromWorld(worldToday() - 1)).toBe('2026-11-19')
  })

  it('have days with zeros in live campaigns', () => {
    let zeroDays = 0
    for (const campaign of treeOf(titles[1] ?? missing()).campaigns)
      eachDay(
        campaign,
        { from: HISTORY_END - 365, to: HISTORY_END - 1 },
        (_, { impressions }) => void (zeroDays += impressions === 0 ? 1 : 0),
      )
    expect(zeroDays).toBeGreaterThan(5)
  })
})

function sum(campaigns: readonly WorldCampaign[], day: number): number {
  return campaigns.reduce((total, campaign) => total + (sumOf(campaign, { from: day, to: day })?.clicks ?? 0), 0)
}

function missing(): never {
  throw new Error('The mock world lacks a title used in this test')
}
