import { listEladCampaigns, queryElcam } from '#api/endpoints/ads.ts'
import type { ElcamQuery } from '#api/queries.ts'
import { readPages } from '#api/readPages.ts'
import type { Campaign } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { selectFigures, NO_FIGURES, type Figures } from '#domain/metrics.ts'
import type { Period } from '#domain/period.ts'
import { useClient } from '../../session/useClient.ts'
import { useResource } from '../useResource.ts'

/** The campaigns of an ad in all countries. */
export function useAdCampaigns(adId: number): Loadable<readonly Campaign[]> {
  const client = useClient()
  return useResource<readonly Campaign[]>(
    [listEladCampaigns.id, adId],
    async (signal) => (await client.call(listEladCampaigns, { path: { elad_id: adId }, signal })).rows,
  )
}

/** Figures of an ad's campaigns over a period by campaign id, all platforms together. */
export function useCampaignFigures(adId: number, { from, to }: Period): Loadable<ReadonlyMap<number, Figures>> {
  const client = useClient()
  const body: ElcamQuery = { elad_id: [adId], day_from: from, day_to: to, order_by: 'id', order_asc: true }
  return useResource<ReadonlyMap<number, Figures>>([queryElcam.id, body], async (signal) => {
    const rows = await readPages(client, queryElcam, { body, signal })
    return new Map(rows.map(({ id, figures }) => [id, figures ? selectFigures(figures, 'all') : NO_FIGURES]))
  })
}
