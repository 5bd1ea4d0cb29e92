import { queryElcam } from '#api/endpoints/campaigns.ts'
import { readPages } from '#api/readPages.ts'
import type { CampaignRow, AdRow } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { regionCountryId } from '#domain/region.ts'
import { useResource } from '#query/useResource.ts'
import { scopeBody, type ReportQuestion } from '#api/reportList.ts'
import { queryElad } from '#api/endpoints/ads.ts'

/** As long as the figures (see useComparedRows.ts). */
const NAMES_FRESH_MS = 300_000

/** The campaigns of a report's rows, without figures. */
export function useReportCampaigns({
  region,
  ...scope
}: Pick<ReportQuestion, 'adIds' | 'titleIds' | 'region'>): Loadable<readonly CampaignRow[]> {
  const body = { ...scopeBody(scope), country_id: regionCountryId(region), order_by: 'id', order_asc: true } as const
  return useResource<readonly CampaignRow[]>([queryElcam.id, body], (call) => readPages(call, queryElcam, { body }), {
    freshForMs: NAMES_FRESH_MS,
  })
}

/** The ads of a report, without figures. Null loads nothing. */
export function useReportAds(scope: Pick<ReportQuestion, 'adIds' | 'titleIds'> | null): Loadable<readonly AdRow[]> {
  const body = { ...(scope && scopeBody(scope)), order_by: 'id', order_asc: true } as const
  return useResource<readonly AdRow[]>(scope && [queryElad.id, body], (call) => readPages(call, queryElad, { body }), {
    freshForMs: NAMES_FRESH_MS,
  })
}
