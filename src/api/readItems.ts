import { limitAsync, throttle } from 'es-toolkit'
import type { CampaignItem } from '#domain/catalogue.ts'
import type { Client } from './client.ts'
import { listElcamItems } from './endpoints/campaigns.ts'
import { AbortedError, TooLongError } from './errors.ts'
import { MAX_CONCURRENT_REQUESTS, readPages } from './readPages.ts'

/** Minimum time between partial results, because each one sorts the table again. */
const NOTIFY_MS = 500
/** So many lists that fail in a row end the reading: the server is down. */
const MAX_FAILURES_IN_A_ROW = 4
/** Names of more campaigns, each a call of its own, are not read. */
const MAX_CAMPAIGNS = 700

/** The items of several campaigns. */
export interface ReadItems {
  items: readonly CampaignItem[]
  /** The campaigns whose items could not be read. */
  missing: readonly number[]
}

/**
 * Reads the items of campaigns, one list per campaign, with partial results. A list that fails leaves its items out; once
 * all are read, the last failure is thrown. Throws a TooLongError at once for too many campaigns.
 */
export async function readItems(
  call: Client['call'],
  campaignIds: readonly number[],
  onPart: (part: ReadItems, progress: { loaded: number; total: number }) => void,
): Promise<ReadItems> {
  const total = campaignIds.length
  if (total > MAX_CAMPAIGNS) throw new TooLongError({ of: 'campaigns', count: total, limit: MAX_CAMPAIGNS })
  const lists = new Map<number, readonly CampaignItem[]>()
  let failure: Error | undefined
  let failuresInARow = 0
  let loaded = 0
  const soFar = () => ({
    items: campaignIds.flatMap((id) => lists.get(id) ?? []),
    missing: campaignIds.filter((id) => !lists.has(id)),
  })
  const notify = throttle(() => onPart(soFar(), { loaded, total }), NOTIFY_MS)
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
    loaded += 1
    notify()
  }, MAX_CONCURRENT_REQUESTS)
  await Promise.all(campaignIds.map(readList)).finally(() => notify.cancel())
  if (failure === undefined) return soFar()
  onPart(soFar(), { loaded, total })
  throw failure
}
