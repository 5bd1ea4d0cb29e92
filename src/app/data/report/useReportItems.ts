import { limitAsync, throttle } from 'es-toolkit'
import { useMemo } from 'react'
import { listElcamItems } from '#api/endpoints/campaigns.ts'
import { AbortedError, TooLongError } from '#api/errors.ts'
import { MAX_CONCURRENT_REQUESTS, readPages } from '#api/readPages.ts'
import type { CampaignItem, CampaignRow } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useResource } from '#query/useResource.ts'

interface ReportItems extends Loadable<readonly CampaignItem[]> {
  /** The campaigns whose items could not be loaded. */
  missing: readonly number[]
}

/** Minimum time between partial results, because each one sorts the table again. */
const NOTIFY_MS = 500
/** So many lists that fail in a row end the reading: the server is down. */
const MAX_FAILURES_IN_A_ROW = 4
/** Names of more campaigns, each a call of its own, are not read. */
const MAX_CAMPAIGNS = 700

const FRESH_MS = 300_000

/**
 * Items of the given campaigns, one list per campaign, with partial results. Loads nothing if undefined. A list that fails
 * leaves its items out; the last failure stays.
 */
export function useReportItems(campaigns: readonly CampaignRow[] | undefined): ReportItems {
  const ids = useMemo(() => campaigns?.flatMap(({ id, itemCount }) => (itemCount === 0 ? [] : [id])), [campaigns])
  const { data, ...rest } = useResource<
    Omit<ReportItems, keyof Loadable<unknown>> & { items: readonly CampaignItem[] }
  >(
    ids === undefined ? null : [listElcamItems.id, ids],
    async (call, onPart) => {
      const requested = ids ?? []
      if (requested.length > MAX_CAMPAIGNS)
        throw new TooLongError({ of: 'campaigns', count: requested.length, limit: MAX_CAMPAIGNS })
      const lists = new Map<number, readonly CampaignItem[]>()
      let failure: Error | undefined
      let failuresInARow = 0
      let done = 0
      const loaded = () => ({
        items: requested.flatMap((id) => lists.get(id) ?? []),
        missing: requested.filter((id) => !lists.has(id)),
      })
      const notify = throttle(() => onPart(loaded(), { loaded: done, total: requested.length }), NOTIFY_MS)
      const readList = limitAsync(async (id: number) => {
        if (failuresInARow >= MAX_FAILURES_IN_A_ROW) return
        try {
          lists.set(id, await readPages(call, listElcamItems, { path: { elcam_id: id } }))
          failuresInARow = 0
        } catch (error) {
          if (error instanceof AbortedError || !(error instanceof Error)) throw error
          failure = error
          failuresInARow += 1
        }
        done += 1
        notify()
      }, MAX_CONCURRENT_REQUESTS)
      await Promise.all(requested.map(readList)).finally(() => notify.cancel())
      if (failure === undefined) return loaded()
      onPart(loaded(), { loaded: done, total: requested.length })
      throw failure
    },
    { freshForMs: FRESH_MS, keepsPrevious: false },
  )
  return { ...rest, data: data?.items, missing: rest.failure && !rest.loading ? (data?.missing ?? []) : [] }
}
