import { getElcam, getElcamItem, listElcamItems } from '#api/endpoints/ads.ts'
import { reportItemsDay } from '#api/endpoints/reports.ts'
import { readPages } from '#api/readPages.ts'
import type { CampaignDetails, CampaignItem } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { addFigures, NO_FIGURES, type Figures } from '#domain/metrics.ts'
import type { Period } from '#domain/period.ts'
import { useClient } from '../../session/useClient.ts'
import { useResource } from '../useResource.ts'

/** Data and what it is of: a resource shows what it had until the new is here, also that of another campaign. */
interface Of<T> {
  id: number | null
  value: T
}

/** One campaign in full; null: none is wanted. */
export function useCampaign(campaignId: number | null): Loadable<CampaignDetails> {
  const client = useClient()
  const resource = useResource<Of<CampaignDetails>>(
    campaignId === null ? null : [getElcam.id, campaignId],
    async (signal) => ({
      id: campaignId,
      value: await client.call(getElcam, { path: { elcam_id: campaignId ?? 0 }, signal }),
    }),
  )
  return ownOf(resource, campaignId)
}

/** The items of a campaign, those of one status or all. */
export function useItems(campaignId: number | null, status: string | null): Loadable<readonly CampaignItem[]> {
  const client = useClient()
  const resource = useResource<Of<readonly CampaignItem[]>>(
    campaignId === null ? null : [listElcamItems.id, campaignId, status],
    async (signal) => ({
      id: campaignId,
      value: await readPages(client, listElcamItems, {
        path: { elcam_id: campaignId ?? 0 },
        query: { status },
        signal,
      }),
    }),
  )
  return ownOf(resource, campaignId)
}

/** One item of a campaign. */
export function useItem(campaignId: number | null, itemId: number | null): Loadable<CampaignItem> {
  const client = useClient()
  const wanted = campaignId !== null && itemId !== null
  const resource = useResource<Of<CampaignItem>>(
    wanted ? [getElcamItem.id, campaignId, itemId] : null,
    async (signal) => ({
      id: itemId,
      value: await client.call(getElcamItem, {
        path: { elcam_id: campaignId ?? 0, elcamitem_id: itemId ?? 0 },
        signal,
      }),
    }),
  )
  return ownOf(resource, itemId)
}

/** The figures of items over a period, summed over its days, by the item's id; an item that is missing served nothing. */
export function useItemFigures(
  itemIds: readonly number[],
  { from, to }: Period,
): Loadable<ReadonlyMap<number, Figures>> {
  const client = useClient()
  const body = { refkey: [...itemIds], day_from: from, day_to: to, order_by: 'refkey|day' as const, order_asc: true }
  return useResource<ReadonlyMap<number, Figures>>(
    itemIds.length === 0 ? null : [reportItemsDay.id, body],
    async (signal) => {
      const rows = await readPages(client, reportItemsDay, { body, signal })
      const sums = new Map<number, Figures>()
      for (const row of rows) sums.set(row.refkey, addFigures([sums.get(row.refkey) ?? NO_FIGURES, row]))
      return sums
    },
  )
}

/** Nothing until what is wanted itself is here. */
function ownOf<T>(resource: Loadable<Of<T>>, id: number | null): Loadable<T> {
  return { ...resource, data: id !== null && resource.data?.id === id ? resource.data.value : undefined }
}
