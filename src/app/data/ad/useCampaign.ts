import { getElcam, getElcamItem, listElcamItems } from '#api/endpoints/ads.ts'
import { reportItemsDay } from '#api/endpoints/reports.ts'
import { readPages } from '#api/readPages.ts'
import type { CampaignDetails, CampaignItem } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { addFigures, NO_FIGURES, type Figures } from '#domain/metrics.ts'
import type { Period } from '#domain/period.ts'
import { useClient } from '../../session/useClient.ts'
import { useResource } from '../useResource.ts'

/** Data with its id, because a resource keeps showing the previous data while another campaign loads. */
interface Identified<T> {
  id: number | null
  value: T
}

/** The details of a campaign. Loads nothing if the id is null. */
export function useCampaign(campaignId: number | null): Loadable<CampaignDetails> {
  const client = useClient()
  const resource = useResource<Identified<CampaignDetails>>(
    campaignId === null ? null : [getElcam.id, campaignId],
    async (signal) => ({
      id: campaignId,
      value: await client.call(getElcam, { path: { elcam_id: campaignId ?? 0 }, signal }),
    }),
  )
  return withMatchingId(resource, campaignId)
}

/** The items of a campaign with the given status, or all. Loads nothing if the id is null. */
export function useItems(campaignId: number | null, status: string | null): Loadable<readonly CampaignItem[]> {
  const client = useClient()
  const resource = useResource<Identified<readonly CampaignItem[]>>(
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
  return withMatchingId(resource, campaignId)
}

/** One item of a campaign. Loads nothing if an id is null. */
export function useItem(campaignId: number | null, itemId: number | null): Loadable<CampaignItem> {
  const client = useClient()
  const hasIds = campaignId !== null && itemId !== null
  const resource = useResource<Identified<CampaignItem>>(
    hasIds ? [getElcamItem.id, campaignId, itemId] : null,
    async (signal) => ({
      id: itemId,
      value: await client.call(getElcamItem, {
        path: { elcam_id: campaignId ?? 0, elcamitem_id: itemId ?? 0 },
        signal,
      }),
    }),
  )
  return withMatchingId(resource, itemId)
}

/** Figures of items over a period by item id; items that served nothing are missing. */
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

/** Hides data with any other id. */
function withMatchingId<T>(resource: Loadable<Identified<T>>, id: number | null): Loadable<T> {
  return { ...resource, data: id !== null && resource.data?.id === id ? resource.data.value : undefined }
}
