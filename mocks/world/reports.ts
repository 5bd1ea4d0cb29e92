import type { ReportWire, VendorReportWire } from '#api/schemas/reports.ts'
import type { WorldAccount } from './accounts.ts'
import { treeOf, type WorldCampaign } from './campaigns.ts'
import { adIn, campaignIn, campaignsIn, campaignsOfAd, itemIn, titleIn } from './catalogue.ts'
import type { DayCounts } from './curve.ts'
import { addTo, countsOver, eachDay, noMetrics, type Range } from './figures.ts'
import { itemsOf, partDay, type WorldItem } from './items.ts'
import type { Slot } from './reportKeys.ts'

/** What a report is narrowed to; null or nothing lets all through. */
export interface ReportFilter {
  refkey?: readonly number[] | null | undefined
  elad_id?: readonly number[] | null | undefined
  entity_id?: readonly number[] | null | undefined
  country_id?: string | null | undefined
}

/** The campaigns that a filter lets through; its refkey is their id. */
export function campaignsFor(account: WorldAccount, { refkey, ...filter }: ReportFilter): WorldCampaign[] {
  const start = refkey == null ? narrowest(account, filter) : known(refkey, (id) => campaignIn(account, id))
  return start.filter(matches(filter))
}

/** The items that a filter lets through; its refkey is theirs. */
export function itemsFor(account: WorldAccount, { refkey, ...filter }: ReportFilter): WorldItem[] {
  if (refkey == null) return campaignsFor(account, filter).flatMap(itemsOf)
  const match = matches(filter)
  return known(refkey, (id) => itemIn(account, id)).filter(({ campaign }) => match(campaign))
}

function narrowest(account: WorldAccount, { elad_id: ads, entity_id: titles }: ReportFilter): WorldCampaign[] {
  if (ads != null) return known(ads, (id) => adIn(account, id)).flatMap((ad) => campaignsOfAd(ad))
  if (titles != null) return known(titles, (id) => titleIn(account, id)).flatMap((title) => treeOf(title).campaigns)
  return campaignsIn(account)
}

function matches({ elad_id: ads, entity_id: titles, country_id: country }: ReportFilter) {
  const [inAds, inTitles] = [ads == null ? null : new Set(ads), titles == null ? null : new Set(titles)]
  return ({ ad, country: own }: WorldCampaign) =>
    (inAds === null || inAds.has(ad.id)) &&
    (inTitles === null || inTitles.has(ad.title.id)) &&
    (country == null || own === country)
}

/** Each id once, those that exist. */
function known<T>(ids: readonly number[], find: (id: number) => T | undefined): T[] {
  return [...new Set(ids)].map(find).filter((found) => found !== undefined)
}

const row = (refkey: number, day: string, { clicks, impressions, conversions }: DayCounts): ReportWire => ({
  refkey,
  day,
  clicks,
  impr: impressions,
  conv: conversions,
})
const NOTHING: DayCounts = { impressions: 0, clicks: 0, conversions: 0 }

/** One campaign in one slot, whatever its platform. */
export function campaignRow(campaign: WorldCampaign, slot: Slot): ReportWire {
  return row(campaign.id, slot.day, countsOver(campaign, slot) ?? NOTHING)
}

/** One campaign in one slot, in the columns of its platform. */
export function vendorRow(campaign: WorldCampaign, slot: Slot): VendorReportWire {
  const metrics = noMetrics()
  addTo(metrics, campaign.platform, countsOver(campaign, slot) ?? NOTHING)
  return { refkey: campaign.id, day: slot.day, ...metrics }
}

/** One item in one slot: its part of the campaign. */
export function itemRow(item: WorldItem, slot: Slot): ReportWire {
  return row(item.id, slot.day, itemCounts(item, slot))
}

function itemCounts(item: WorldItem, range: Range): DayCounts {
  const items = itemsOf(item.campaign)
  const place = items.findIndex(({ id }) => id === item.id)
  const sum = { ...NOTHING }
  eachDay(item.campaign, range, (day, counts) => {
    const part = partDay(items, day, counts)[place]
    if (part == null) return
    sum.impressions += part.impressions
    sum.clicks += part.clicks
    sum.conversions += part.conversions
  })
  return sum
}
