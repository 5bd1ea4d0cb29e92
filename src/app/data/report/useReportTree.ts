import { useMemo } from 'react'
import { queryElad, queryElcam } from '#api/endpoints/ads.ts'
import { readPages } from '#api/readPages.ts'
import type { AdRow, CampaignRow } from '#domain/catalogue.ts'
import { mergeLoadables } from '#domain/loadable.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import type { ReportNames } from '#domain/report/reportReading.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import { regionCountryId } from '#domain/region.ts'
import { useResource } from '../useResource.ts'
import { useStartUpData } from '../useStartUpData.ts'
import { useReportItems } from './useReportItems.ts'

/** As long as the figures (see useComparedRows.ts). */
const FRESH_MS = 300_000

/**
 * Loads the names and relations of a report's rows: campaigns, ads with their titles, which What moved
 * names whatever the grouping, and items if it is grouped by item. Campaigns and ads are complete or missing; items fill in.
 */
export function useReportTree({
  by,
  adIds,
  titleIds,
  region,
}: Pick<ReportView, 'by' | 'adIds' | 'titleIds' | 'region'>): ReportNames {
  const { countryNames } = useStartUpData().data
  const of = {
    ...(adIds.length > 0 && { elad_id: [...adIds] }),
    ...(titleIds.length > 0 && { entity_id: [...titleIds] }),
  }
  const inRegion = { ...of, country_id: regionCountryId(region) }
  const fresh = { freshForMs: FRESH_MS }

  const campaigns = useResource<readonly CampaignRow[]>(
    [queryElcam.id, inRegion],
    (call) => readPages(call, queryElcam, { body: { ...inRegion, order_by: 'id', order_asc: true } }),
    fresh,
  )
  const ads = useResource<readonly AdRow[]>(
    [queryElad.id, of],
    (call) => readPages(call, queryElad, { body: { ...of, order_by: 'id', order_asc: true } }),
    fresh,
  )
  const isByItem = by.includes('item')
  const items = useReportItems(isByItem ? campaigns.data : undefined)

  const [campaignsHere, adsHere, itemsHere] = [campaigns.data, ads.data, items.data]
  const adsMissing = adsHere === undefined && ads.failure === null
  const tree = useMemo(
    () =>
      campaignsHere === undefined || adsMissing
        ? undefined
        : reportTree({
            campaigns: campaignsHere,
            ...(adsHere && { ads: adsHere }),
            ...(itemsHere && { items: itemsHere }),
            countries: countryNames,
          }),
    [campaignsHere, adsMissing, adsHere, itemsHere, countryNames],
  )
  return {
    ...mergeLoadables(isByItem ? [campaigns, ads, items] : [campaigns, ads], tree),
    progress: items.progress,
    campaignsWithoutItems: items.missing,
  }
}
