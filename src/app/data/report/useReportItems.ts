import { useMemo } from 'react'
import { listElcamItems } from '#api/endpoints/campaigns.ts'
import { readItems, type ReadItems } from '#api/readItems.ts'
import type { CampaignItem, CampaignRow } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useResource } from '#query/useResource.ts'

interface ReportItems extends Loadable<readonly CampaignItem[]>, Pick<ReadItems, 'missing'> {}

const FRESH_MS = 300_000

/** Items of the given campaigns, one list per campaign, with partial results. Loads nothing if undefined. */
export function useReportItems(campaigns: readonly CampaignRow[] | undefined): ReportItems {
  const ids = useMemo(() => campaigns?.flatMap(({ id, itemCount }) => (itemCount === 0 ? [] : [id])), [campaigns])
  const { data, ...rest } = useResource<ReadItems>(
    ids === undefined ? null : [listElcamItems.id, ids],
    (call, onPart) => readItems(call, ids ?? [], onPart),
    { freshForMs: FRESH_MS, keepsPrevious: false },
  )
  return { ...rest, data: data?.items, missing: rest.failure && !rest.loading ? (data?.missing ?? []) : [] }
}
