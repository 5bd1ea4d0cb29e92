import type { WorldCampaign, Span } from './campaigns.ts'
import type { DayCounts } from './dayCounts.ts'
import { HISTORY_END } from './clock.ts'
import { ITEM_NAMES, REJECTION_REASONS } from './adTexts.ts'
import { mix, pick } from './random.ts'
import type { Status } from './status.ts'

/** An item: one delivered piece of a campaign. */
export interface WorldItem {
  id: number
  campaign: WorldCampaign
  name: string
  headline: string
  status: Status
  rejectReason: string | null
  spans: readonly Span[]
  /** Share of the campaign's figures, relative to the items serving on the same day. */
  weight: number
}

/** Statuses of a live campaign's items, in turn. Items of other campaigns have the campaign's status. */
const LIVE_ITEM_STATUSES: readonly Status[] = ['live', 'live', 'rejected', 'review', 'paused']
const WEIGHTS = [0.48, 0.33, 0.2, 0.2, 0.19] as const

/** A campaign's items. The first one serves whenever the campaign does, so their figures add up to the campaign's. */
export function itemsOf(campaign: WorldCampaign): readonly WorldItem[] {
  let items = itemsByCampaign.get(campaign)
  if (items === undefined) {
    items = Array.from({ length: campaign.itemCount }, (_, index) => createItem(campaign, index))
    itemsByCampaign.set(campaign, items)
  }
  return items
}

const itemsByCampaign = new WeakMap<WorldCampaign, readonly WorldItem[]>()

function createItem(campaign: WorldCampaign, index: number): WorldItem {
  const id = campaign.id * 10 + index + 1
  const [name, headline] = ITEM_NAMES[index % ITEM_NAMES.length] ?? ITEM_NAMES[0]
  const status =
    campaign.status === 'live' ? (LIVE_ITEM_STATUSES[index % LIVE_ITEM_STATUSES.length] ?? 'live') : campaign.status
  return {
    id,
    campaign,
    name,
    status,
    headline: headline ?? campaign.ad.headline,
    rejectReason: status === 'rejected' ? pick(REJECTION_REASONS, id) : null,
    spans: servingSpans(campaign, status, id),
    weight: WEIGHTS[index % WEIGHTS.length] ?? 0.2,
  }
}

function servingSpans(campaign: WorldCampaign, status: Status, id: number): Span[] {
  if (status === 'rejected' || status === 'review' || status === 'draft') return []
  if (status !== 'paused' || campaign.status === 'paused') return [...campaign.spans]
  const stop = HISTORY_END - 3 - (mix(id, 1) % 14)
  return campaign.spans.filter(([from]) => from <= stop).map(([from, to]): Span => [from, Math.min(to, stop)])
}

function servesOn(spans: readonly Span[], day: number): boolean {
  return spans.some(([from, to]) => day >= from && day <= to)
}

/**
 * Splits a campaign's day among its items, in whole numbers that add up: no item gets more clicks than impressions, or
 * more conversions than clicks. Null for an item that did not serve.
 */
export function splitDay(items: readonly WorldItem[], day: number, counts: DayCounts): (DayCounts | null)[] {
  const serving = items.filter(({ spans }) => servesOn(spans, day))
  const totalWeight = serving.reduce((sum, { weight }) => sum + weight, 0)
  const rounding = mix(day, items[0]?.id ?? 0) / 4294967296
  let cumulativeWeight = 0
  let previous: DayCounts = { impressions: 0, clicks: 0, conversions: 0 }
  return items.map((item) => {
    if (!serving.includes(item)) return null
    cumulativeWeight += item.weight
    // Clicks are split in proportion to impressions, and conversions to clicks, so that clicks never exceed
    // impressions.
    const impressions =
      cumulativeWeight >= totalWeight - 1e-9
        ? counts.impressions
        : Math.floor((counts.impressions * cumulativeWeight) / totalWeight)
    const clicks = proportion(counts.clicks, impressions, counts.impressions, rounding)
    const conversions = proportion(counts.conversions, clicks, counts.clicks, rounding)
    const part = {
      impressions: impressions - previous.impressions,
      clicks: clicks - previous.clicks,
      conversions: conversions - previous.conversions,
    }
    previous = { impressions, clicks, conversions }
    return part
  })
}

/** `count * part / whole`, at most `part`. */
function proportion(count: number, part: number, whole: number, rounding: number): number {
  return whole === 0 || part >= whole ? count : Math.min(part, Math.floor((count * part) / whole + rounding))
}
