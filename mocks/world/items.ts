import type { WorldCampaign, Span } from './campaigns.ts'
import type { DayCounts } from './curve.ts'
import { HISTORY_END } from './clock.ts'
import { ITEM_NAMES, REJECTIONS } from './lines.ts'
import { mix, pick } from './seed.ts'
import type { Status } from './status.ts'

/** One delivered piece of a campaign. */
export interface WorldItem {
  id: number
  campaign: WorldCampaign
  name: string
  headline: string
  status: Status
  rejectReason: string | null
  spans: readonly Span[]
  /** Its part of the campaign's figures beside the items that serve on the same day. */
  weight: number
}

/** States of the items of a live campaign, in turn; those of any other campaign share its state. */
const LIVE_ITEMS: readonly Status[] = ['live', 'live', 'rejected', 'review', 'paused']
const WEIGHTS = [0.48, 0.33, 0.2, 0.2, 0.19] as const

/** The items of a campaign. The first one serves whenever the campaign does, so that they add up to it. */
export function itemsOf(campaign: WorldCampaign): readonly WorldItem[] {
  let items = kept.get(campaign)
  if (items === undefined) {
    items = Array.from({ length: campaign.itemCount }, (_, index) => item(campaign, index))
    kept.set(campaign, items)
  }
  return items
}

const kept = new WeakMap<WorldCampaign, readonly WorldItem[]>()

function item(campaign: WorldCampaign, index: number): WorldItem {
  const id = campaign.id * 10 + index + 1
  const [name, headline] = ITEM_NAMES[index % ITEM_NAMES.length] ?? ITEM_NAMES[0]
  const status = campaign.status === 'live' ? (LIVE_ITEMS[index % LIVE_ITEMS.length] ?? 'live') : campaign.status
  return {
    id,
    campaign,
    name,
    status,
    headline: headline ?? campaign.ad.headline,
    rejectReason: status === 'rejected' ? pick(REJECTIONS, id) : null,
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

/** Whether an item served on a day. */
export function servesOn(spans: readonly Span[], day: number): boolean {
  return spans.some(([from, to]) => day >= from && day <= to)
}

/**
 * One campaign's day, parted among its items: whole numbers that add up to it, and no item with more clicks than
 * impressions or more conversions than clicks. Null for an item that did not serve.
 */
export function partDay(items: readonly WorldItem[], day: number, counts: DayCounts): (DayCounts | null)[] {
  const serving = items.filter(({ spans }) => servesOn(spans, day))
  const whole = serving.reduce((sum, { weight }) => sum + weight, 0)
  const turn = mix(day, items[0]?.id ?? 0) / 4294967296
  let weights = 0
  let before: DayCounts = { impressions: 0, clicks: 0, conversions: 0 }
  return items.map((each) => {
    if (!serving.includes(each)) return null
    weights += each.weight
    // Each count is cut where the one above it was cut, so that parts keep their order of size.
    const impressions =
      weights >= whole - 1e-9 ? counts.impressions : Math.floor((counts.impressions * weights) / whole)
    const clicks = cut(counts.clicks, impressions, counts.impressions, turn)
    const conversions = cut(counts.conversions, clicks, counts.clicks, turn)
    const part = {
      impressions: impressions - before.impressions,
      clicks: clicks - before.clicks,
      conversions: conversions - before.conversions,
    }
    before = { impressions, clicks, conversions }
    return part
  })
}

function cut(count: number, upTo: number, of: number, turn: number): number {
  return of === 0 || upTo >= of ? count : Math.min(upTo, Math.floor((count * upTo) / of + turn))
}
