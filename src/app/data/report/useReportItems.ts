import { useMemo } from 'react'
import { listElcamItems } from '#api/endpoints/ads.ts'
import { MAX_CONCURRENT_REQUESTS } from '#api/pageReader.ts'
import { readPages } from '#api/readPages.ts'
import type { CampaignItem, CampaignRow } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useClient } from '../../session/useClient.ts'
import { useRequests } from '../DataScope.tsx'
import type { Requests } from '../requests.ts'
import { useResource } from '../useResource.ts'

/** Loaded items of a session by campaign, so that each list is read once. */
const ofSession = new WeakMap<Requests, Map<number, readonly CampaignItem[]>>()

/** Minimum time between partial results, because each one sorts the table again. */
const NOTIFY_MS = 500

/** Items of the given campaigns, four lists at a time, with partial results. Loads nothing if undefined. */
export function useReportItems(campaigns: readonly CampaignRow[] | undefined): Loadable<readonly CampaignItem[]> {
  const client = useClient()
  const requests = useRequests()
  const known = ofSession.get(requests) ?? new Map<number, readonly CampaignItem[]>()
  ofSession.set(requests, known)
  const ids = useMemo(() => campaigns?.flatMap(({ id, itemCount }) => (itemCount === 0 ? [] : [id])), [campaigns])

  return useResource<readonly CampaignItem[]>(
    ids === undefined ? null : [listElcamItems.id, ids],
    async (signal, onPart) => {
      const requested = ids ?? []
      const loadedItems = () => requested.flatMap((id) => known.get(id) ?? [])
      const missing = requested.filter((id) => !known.has(id))
      let [next, notifiedAt] = [0, 0]
      let failure: Error | undefined
      const runWorker = async () => {
        for (let id = missing[next++]; id !== undefined; id = missing[next++]) {
          try {
            known.set(id, await readPages(client, listElcamItems, { path: { elcam_id: id }, signal }))
          } catch (error) {
            if (signal.aborted || !(error instanceof Error)) throw error
            failure ??= error
            continue
          }
          if (Date.now() - notifiedAt < NOTIFY_MS) continue
          notifiedAt = Date.now()
          onPart(loadedItems(), { loaded: requested.filter((each) => known.has(each)).length, total: requested.length })
        }
      }
      await Promise.all(Array.from({ length: MAX_CONCURRENT_REQUESTS }, runWorker))
      if (failure !== undefined) throw failure
      return loadedItems()
    },
  )
}
