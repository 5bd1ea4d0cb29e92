import { useMemo } from 'react'
import { mergeLoadables } from '#domain/loadable.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import type { ReportNames } from '#domain/report/reportReading.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import { useStartUpData } from '../useStartUpData.ts'
import { useReportAds, useReportCampaigns } from './useReportCampaigns.ts'
import { useReportItems } from './useReportItems.ts'

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
  const campaigns = useReportCampaigns({ adIds, titleIds, region })
  const ads = useReportAds({ adIds, titleIds })
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
