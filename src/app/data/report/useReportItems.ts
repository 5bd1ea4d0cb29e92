import { useMemo } from 'react'
import { listElcamItems } from '#api/endpoints/ads.ts'
import { AT_ONCE } from '#api/pageReader.ts'
import { readPages } from '#api/readPages.ts'
import type { CampaignItem, CampaignRow } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useClient } from '../../session/useClient.ts'
import { useRequests } from '../DataScope.tsx'
import type { Requests } from '../requests.ts'
import { useResource } from '../useResource.ts'

/** What is known of a session's items, by campaign: each list is read once. */
const ofSession = new WeakMap<Requests, Map<number, readonly CampaignItem[]>>()

/** Names come in at most so often: each time the table is put in order again. */
const TELL_MS = 500

/** The items of campaigns, four lists at a time; those that are here are told as they come. Undefined: none are wanted. */
export function useReportItems(campaigns: readonly CampaignRow[] | undefined): Loadable<readonly CampaignItem[]> {
  const client = useClient()
  const requests = useRequests()
  const known = ofSession.get(requests) ?? new Map<number, readonly CampaignItem[]>()
  ofSession.set(requests, known)
  const ids = useMemo(() => campaigns?.flatMap(({ id, itemCount }) => (itemCount === 0 ? [] : [id])), [campaigns])

  return useResource<readonly CampaignItem[]>(
    ids === undefined ? null : [listElcamItems.id, ids],
    async (signal, onPart) => {
      const wanted = ids ?? []
      const here = () => wanted.flatMap((id) => known.get(id) ?? [])
      const missing = wanted.filter((id) => !known.has(id))
      let [next, toldAt] = [0, 0]
      let failure: Error | undefined
      const work = async () => {
        for (let id = missing[next++]; id !== undefined; id = missing[next++]) {
          try {
            known.set(id, await readPages(client, listElcamItems, { path: { elcam_id: id }, signal }))
          } catch (error) {
            if (signal.aborted || !(error instanceof Error)) throw error
            failure ??= error
            continue
          }
          if (Date.now() - toldAt < TELL_MS) continue
          toldAt = Date.now()
          onPart(here(), { loaded: wanted.filter((each) => known.has(each)).length, total: wanted.length })
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      if (failure !== undefined) throw failure
      return here()
    },
  )
}
