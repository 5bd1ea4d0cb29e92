import { listEladCampaigns } from '#api/endpoints/ads.ts'
import { queryElcam } from '#api/endpoints/campaigns.ts'
import type { ElcamQuery } from '#api/queries.ts'
import { readPages } from '#api/readPages.ts'
import type { Campaign } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { selectFigures, NO_FIGURES, type Figures } from '#domain/metrics.ts'
import type { Period } from '#domain/period.ts'
import { useResource } from '#query/useResource.ts'

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
