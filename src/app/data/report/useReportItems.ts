import { throttle } from 'es-toolkit'
import { useMemo } from 'react'
import { listElcamItems } from '#api/endpoints/ads.ts'
import { ApiError } from '#api/errors.ts'
import { MAX_CONCURRENT_REQUESTS } from '#api/pageReader.ts'
import { readPages } from '#api/readPages.ts'
import type { CampaignItem, CampaignRow } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useClient } from '../../session/useClient.ts'
import { useRequests } from '../DataScope.tsx'
import { perSession } from '../perSession.ts'
import { useResource } from '../useResource.ts'

interface ReportItems extends Loadable<readonly CampaignItem[]> {
  /** The campaigns whose items could not be loaded. */
  missing: readonly number[]
}

interface KnownItems {
  /** Loaded items by campaign, so that each list is read once. */
  byCampaign: Map<number, readonly CampaignItem[]>
  /** Lists that are read at the same time: one after a 429. */
  concurrency: number
}

const knownItems = perSession((): KnownItems => ({ byCampaign: new Map(), concurrency: MAX_CONCURRENT_REQUESTS }))

/** Minimum time between partial results, because each one sorts the table again. */
const NOTIFY_MS = 500
/** So many lists that fail in a row end the reading: the server is down. */
const MAX_FAILURES_IN_A_ROW = 4

/**
 * Items of the given campaigns, one list per campaign, with partial results. Loads nothing if undefined. After a 429 it
 * waits as `Requests` does, and goes on with one request at a time.
 */
export function useReportItems(campaigns: readonly CampaignRow[] | undefined): ReportItems {
  const client = useClient()
  const known = knownItems(useRequests())
  const ids = useMemo(() => campaigns?.flatMap(({ id, itemCount }) => (itemCount === 0 ? [] : [id])), [campaigns])

  const resource = useResource<readonly CampaignItem[]>(
    ids === undefined ? null : [listElcamItems.id, ids],
    async (signal, onPart) => {
      const requested = ids ?? []
      const loaded = () => requested.flatMap((id) => known.byCampaign.get(id) ?? [])
      const queue = requested.filter((id) => !known.byCampaign.has(id))
      const total = requested.length
      const notify = throttle(
        () => onPart(loaded(), { loaded: requested.filter((id) => known.byCampaign.has(id)).length, total }),
        NOTIFY_MS,
        { signal },
      )
      let failuresInARow = 0
      let failure: Error | undefined
      const readLists = async () => {
        for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
          try {
            known.byCampaign.set(id, await readPages(client, listElcamItems, { path: { elcam_id: id }, signal }))
            failuresInARow = 0
          } catch (error) {
            if (signal.aborted || !(error instanceof Error)) throw error
            failure = error
            failuresInARow += 1
            const isTooMany = error instanceof ApiError && error.status === 429
            if (isTooMany) known.concurrency = 1
            if (isTooMany || failuresInARow >= MAX_FAILURES_IN_A_ROW) queue.length = 0
          }
          notify()
        }
      }
      await Promise.all(Array.from({ length: known.concurrency }, readLists)).finally(() => notify.cancel())
      if (failure !== undefined) throw failure
      return loaded()
    },
  )
  const { failure } = resource
  const missing = useMemo(
    () => (failure === null ? [] : (ids ?? []).filter((id) => !known.byCampaign.has(id))),
    [failure, ids, known],
  )
  return { ...resource, missing }
}
