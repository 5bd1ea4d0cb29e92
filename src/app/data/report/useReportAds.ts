import { queryElad } from '#api/endpoints/ads.ts'
import { readPages } from '#api/readPages.ts'
import type { AdRow } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useResource } from '#query/useResource.ts'
import { scopeBody, type ReportQuestion } from './reportList.ts'
import { NAMES_FRESH_MS } from './useReportCampaigns.ts'

/** The ads of a report, without figures. Null loads nothing. */
export function useReportAds(scope: Pick<ReportQuestion, 'adIds' | 'titleIds'> | null): Loadable<readonly AdRow[]> {
  const body = { ...(scope && scopeBody(scope)), order_by: 'id', order_asc: true } as const
  return useResource<readonly AdRow[]>(scope && [queryElad.id, body], (call) => readPages(call, queryElad, { body }), {
    freshForMs: NAMES_FRESH_MS,
  })
}
