import { mapKeys } from 'es-toolkit'
import type { ReportWire, VendorReportWire } from '#api/schemas/reports.ts'
import { API_SUFFIXES, METRICS } from '#domain/metrics.ts'
import type { WorldAccount } from './accounts.ts'
import { treeOf, type WorldCampaign } from './campaigns.ts'
import { adIn, campaignIn, campaignsIn, campaignsOfAd, itemIn, titleIn } from './catalogue.ts'
import { noCounts, type DayCounts } from './dayCounts.ts'
import { addTo, countsOver, eachDay, noMetrics, type Range } from './figures.ts'
import { itemsOf, splitDay, type WorldItem } from './items.ts'
import type { Slot } from './reportKeys.ts'

/** Filters of a report; null or undefined: no filter. */
export interface ReportFilter {
  refkey?: readonly number[] | null | undefined
  elad_id?: readonly number[] | null | undefined
  entity_id?: readonly number[] | null | undefined
  country_id?: string | null | undefined
}

/** The campaigns that match a filter; `refkey` holds campaign ids. */
export function campaignsFor(account: WorldAccount, { refkey, ...filter }: ReportFilter): WorldCampaign[] {
  const candidates = refkey == null ? candidatesFor(account, filter) : findAll(refkey, (id) => campaignIn(account, id))
  return candidates.filter(matcher(filter))
}

/** The items that match a filter; `refkey` holds item ids. */
export function itemsFor(account: WorldAccount, { refkey, ...filter }: ReportFilter): WorldItem[] {
  if (refkey == null) return campaignsFor(account, filter).flatMap(itemsOf)
  const matches = matcher(filter)
  return findAll(refkey, (id) => itemIn(account, id)).filter(({ campaign }) => matches(campaign))
}

/** As few campaigns as an id filter allows without checking each. */
function candidatesFor(account: WorldAccount, { elad_id: ads, entity_id: titles }: ReportFilter): WorldCampaign[] {
  if (ads != null) return findAll(ads, (id) => adIn(account, id)).flatMap((ad) => campaignsOfAd(ad))
  if (titles != null) return findAll(titles, (id) => titleIn(account, id)).flatMap((title) => treeOf(title).campaigns)
  return campaignsIn(account)
}

function matcher({ elad_id: ads, entity_id: titles, country_id: country }: ReportFilter) {
  const [inAds, inTitles] = [ads == null ? null : new Set(ads), titles == null ? null : new Set(titles)]
  return ({ ad, country: campaignCountry }: WorldCampaign) =>
    (inAds === null || inAds.has(ad.id)) &&
    (inTitles === null || inTitles.has(ad.title.id)) &&
    (country == null || campaignCountry === country)
}

/** Finds each id once and leaves out unknown ids. */
function findAll<T>(ids: readonly number[], find: (id: number) => T | undefined): T[] {
  return [...new Set(ids)].map(find).filter((found) => found !== undefined)
}

const row = (refkey: number, day: string, counts: DayCounts): ReportWire => ({
  refkey,
  day,
  ...mapKeys(counts, (_, metric) => API_SUFFIXES[metric]),
})

/** A campaign in one slot, regardless of platform. */
export function campaignRow(campaign: WorldCampaign, slot: Slot): ReportWire {
  return row(campaign.id, slot.day, countsOver(campaign, slot) ?? noCounts())
}

/** A campaign in one slot, in its platform's columns. */
export function vendorRow(campaign: WorldCampaign, slot: Slot): VendorReportWire {
  const metrics = noMetrics()
  addTo(metrics, campaign.platform, countsOver(campaign, slot) ?? noCounts())
  return { refkey: campaign.id, day: slot.day, ...metrics }
}

/** An item in one slot. */
export function itemRow(item: WorldItem, slot: Slot): ReportWire {
  return row(item.id, slot.day, itemCounts(item, slot))
}

function itemCounts(item: WorldItem, range: Range): DayCounts {
  const items = itemsOf(item.campaign)
  const index = items.findIndex(({ id }) => id === item.id)
  const sum = noCounts()
  eachDay(item.campaign, range, (day, counts) => {
    const part = splitDay(items, day, counts)[index]
    if (part == null) return
    for (const metric of METRICS) sum[metric] += part[metric]
  })
  return sum
}
