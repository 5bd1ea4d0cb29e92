import { getElcam, getElcamItem, listElcamItems, queryElcam } from '#api/endpoints/campaigns.ts'
import { reportItemsDay } from '#api/endpoints/reports.ts'
import { readPages } from '#api/readPages.ts'
import type { CampaignDetails, CampaignItem, Campaign } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { addFigures, NO_FIGURES, type Figures, selectFigures } from '#domain/metrics.ts'
import type { Period } from '#domain/period.ts'
import { useResource } from '#query/useResource.ts'
import { listEladCampaigns } from '#api/endpoints/ads.ts'
import type { ElcamQuery } from '#api/queries.ts'

/** Another campaign or item shows nothing of the one before. */
const EACH_BY_ITSELF = { keepsPrevious: false }

/** The details of a campaign. Loads nothing if the id is null. */
export function useCampaign(campaignId: number | null): Loadable<CampaignDetails> {
  return useResource<CampaignDetails>(
    campaignId === null ? null : [getElcam.id, campaignId],
    (call) => call(getElcam, { path: { elcam_id: campaignId ?? 0 } }),
    EACH_BY_ITSELF,
  )
}

/** The items of a campaign with the given status, or all. Loads nothing if the id is null. */
export function useItems(campaignId: number | null, status: string | null): Loadable<readonly CampaignItem[]> {
  const resource = useResource(campaignId === null ? null : [listElcamItems.id, campaignId, status], async (call) => ({
    campaignId,
    items: await readPages(call, listElcamItems, { path: { elcam_id: campaignId ?? 0 }, query: { status } }),
  }))
  // The items of another status stay while these load, those of another campaign do not.
  return { ...resource, data: resource.data?.campaignId === campaignId ? resource.data.items : undefined }
}

/** One item of a campaign. Loads nothing if an id is null. */
export function useItem(campaignId: number | null, itemId: number | null): Loadable<CampaignItem> {
  return useResource<CampaignItem>(
    campaignId === null || itemId === null ? null : [getElcamItem.id, campaignId, itemId],
    (call) => call(getElcamItem, { path: { elcam_id: campaignId ?? 0, elcamitem_id: itemId ?? 0 } }),
    EACH_BY_ITSELF,
  )
}

/** Figures of items over a period by item id; items that served nothing are missing. */
export function useItemFigures(
  itemIds: readonly number[],
  { from, to }: Period,
): Loadable<ReadonlyMap<number, Figures>> {
  const body = { refkey: [...itemIds], day_from: from, day_to: to, order_by: 'refkey|day' as const, order_asc: true }
  return useResource<ReadonlyMap<number, Figures>>(
    itemIds.length === 0 ? null : [reportItemsDay.id, body],
    async (call) => {
      const rows = await readPages(call, reportItemsDay, { body })
      const sums = new Map<number, Figures>()
      for (const row of rows) sums.set(row.refkey, addFigures([sums.get(row.refkey) ?? NO_FIGURES, row]))
      return sums
    },
  )
}

/** The campaigns of an ad in all countries. */
export function useAdCampaigns(adId: number): Loadable<readonly Campaign[]> {
  return useResource<readonly Campaign[]>([listEladCampaigns.id, adId], (call) =>
    readPages(call, listEladCampaigns, { path: { elad_id: adId } }),
  )
}

/** Figures of an ad's campaigns over a period by campaign id, all platforms together. */
export function useCampaignFigures(adId: number, { from, to }: Period): Loadable<ReadonlyMap<number, Figures>> {
  const body: ElcamQuery = { elad_id: [adId], day_from: from, day_to: to, order_by: 'id', order_asc: true }
  return useResource<ReadonlyMap<number, Figures>>([queryElcam.id, body], async (call) => {
    const rows = await readPages(call, queryElcam, { body })
    return new Map(rows.map(({ id, figures }) => [id, figures ? selectFigures(figures, 'all') : NO_FIGURES]))
  })
}
