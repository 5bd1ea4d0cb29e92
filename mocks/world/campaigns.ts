import { dayFromNumber } from '#domain/day.ts'
import { PLATFORMS, type Platform } from '#domain/platforms.ts'
import { adsOf, type WorldAd } from './ads.ts'
import type { TitlePlan } from './books/titlePlan.ts'
import { HISTORY_END } from './clock.ts'
import { randomInt, randomFraction } from './random.ts'
import type { Status } from './status.ts'

/** Consecutive serving days, both included. The last span of anything live is infinite. */
export type Span = readonly [from: number, to: number]

/** A campaign: one ad in one country on one platform. */
export interface WorldCampaign {
  id: number
  ad: WorldAd
  name: string
  platform: Platform
  country: string
  status: Status
  start: number | null
  stop: number | null
  /** Serving days; there are no figures on other days. */
  spans: readonly Span[]
  /** Expected clicks per day; 0: it serves without clicks. */
  rate: number
  /** Clicks per impression. */
  ctr: number
  /** Conversions per click. */
  cvr: number
  itemCount: number
}

/** A title's ads and campaigns. */
export interface TitleTree {
  ads: readonly WorldAd[]
  campaigns: readonly WorldCampaign[]
  /** Campaigns by ad id. */
  byAd: ReadonlyMap<number, readonly WorldCampaign[]>
}

const LAST_28_DAYS: Span = [HISTORY_END - 28, HISTORY_END - 1]
const COUNTRY_WEIGHT: Readonly<Record<string, number>> = { GB: 1, US: 0.7, CA: 0.34, AU: 0.25, IE: 0.14, NZ: 0.1 }
const COUNTRY_LABEL: Readonly<Record<string, string>> = { GB: 'UK' }
const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const

const trees = new WeakMap<TitlePlan, TitleTree>()

/** The ads and campaigns of a title, generated once. */
export function treeOf(title: TitlePlan): TitleTree {
  let tree = trees.get(title)
  if (tree === undefined) {
    const ads = adsOf(title)
    const campaigns = ads.flatMap((ad) => ad.countries.map((country, index) => createCampaign(ad, country, index)))
    for (const platform of PLATFORMS)
      setRates(
        title,
        platform,
        campaigns.filter((campaign) => campaign.platform === platform),
      )
    tree = {
      ads,
      campaigns,
      byAd: new Map(ads.map((ad) => [ad.id, campaigns.filter((campaign) => campaign.ad === ad)])),
    }
    trees.set(title, tree)
  }
  return tree
}

/** Number of serving days within a range. */
export function daysServed(spans: readonly Span[], from: number, to: number): number {
  return spans.reduce((sum, [first, last]) => sum + Math.max(0, Math.min(last, to) - Math.max(first, from) + 1), 0)
}

function createCampaign(ad: WorldAd, country: string, index: number): WorldCampaign {
  const id = ad.id * 10 + index + 1
  // The first campaign of a live ad is live; the fourth and a few others are paused.
  const isPaused = ad.status === 'live' && !ad.steady && index > 0 && (index === 3 || randomFraction(id, 1) < 0.1)
  const start =
    ad.start === null
      ? null
      : Math.min(ad.start + (index === 0 ? 0 : randomInt(0, 6, id, 2)), ad.stop ?? HISTORY_END - 1)
  const stop = isPaused && start !== null ? Math.max(start, HISTORY_END - randomInt(2, 40, id, 3)) : ad.stop
  return {
    id,
    ad,
    country,
    platform: ad.platform,
    start,
    stop,
    status: isPaused ? 'paused' : ad.status,
    name: `${shortName(ad.title.name)}, ${seasonOf(start ?? HISTORY_END)}, ${COUNTRY_LABEL[country] ?? country}`,
    spans: createSpans(id, ad, start, stop),
    rate: ad.weight * (COUNTRY_WEIGHT[country] ?? 0.2) * (0.8 + 0.4 * randomFraction(id, 4)),
    ctr: 0.02,
    cvr: 0.05,
    itemCount: ad.status === 'live' ? Math.max(2, 5 - index - (ad.id % 2 === 0 ? 1 : 0)) : randomInt(1, 3, id, 5),
  }
}

/** Spans from start to stop. A third of the campaigns have a break of one to three weeks. */
function createSpans(id: number, ad: WorldAd, start: number | null, stop: number | null): Span[] {
  if (start === null || ad.status === 'review' || ad.status === 'draft' || ad.status === 'rejected') return []
  const last = stop ?? Infinity
  const length = Math.min(last, HISTORY_END) - start
  if (length < 100 || ad.steady || randomFraction(id, 6) > 0.35) return [[start, last]]
  const pauseStart = start + randomInt(20, length - 60, id, 7)
  const pausedDays = randomInt(7, 21, id, 8)
  return [
    [start, pauseStart - 1],
    [pauseStart + pausedDays, last],
  ]
}

/** Turns weights into daily rates, so that a platform's campaigns add up to the title's totals. */
function setRates(title: TitlePlan, platform: Platform, campaigns: WorldCampaign[]): void {
  const [clicks, impressions, conversions] = title.totals[platform] ?? [0, 0, 0]
  const servedWeight = campaigns.reduce(
    (sum, campaign) => sum + campaign.rate * daysServed(campaign.spans, ...LAST_28_DAYS),
    0,
  )
  const totalWeight = servedWeight > 0 ? servedWeight : campaigns.reduce((sum, campaign) => sum + campaign.rate * 28, 0)
  for (const campaign of campaigns) {
    campaign.rate = totalWeight === 0 ? 0 : (clicks * campaign.rate) / totalWeight
    campaign.ctr = impressions === 0 ? 0 : (clicks / impressions) * (0.92 + 0.16 * randomFraction(campaign.id, 9))
    campaign.cvr = clicks === 0 ? 0 : (conversions / clicks) * (0.85 + 0.3 * randomFraction(campaign.id, 10))
  }
}

function shortName(name: string): string {
  return name.length <= 40 ? name : `${name.slice(0, 38).trimEnd()}…`
}

function seasonOf(worldDay: number): string {
  return SEASONS[Math.floor((Number(dayFromNumber(worldDay).slice(5, 7)) % 12) / 3)] ?? 'autumn'
}
