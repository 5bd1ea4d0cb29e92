import { debounce } from 'es-toolkit'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { readReasons, readRejections } from '#api/readRejections.ts'
import type { AdReasons } from '#screens/Ads/AdReasons.ts'
import { useResource } from '#query/useResource.ts'
import type { CampaignItem } from '#domain/catalogue.ts'

/** How long ads that come into sight are collected, in milliseconds. */
const COLLECT_MS = 100

/** Each ad has a key of its own: what is known is never asked for again. */
const reasonKey = (adId: number) => ['rejection-reason', adId]

/** Loads why ads were rejected, for those in sight, and gives what a screen needs to show it. */
export function AdRejections({ children }: { children: (reasons: AdReasons) => ReactNode }) {
  const [batches, setBatches] = useState<readonly (readonly number[])[]>([])
  const [retries, setRetries] = useState<ReadonlyMap<string, () => void>>(() => new Map())
  const [onInSight] = useState(() => collectIds((batch) => setBatches((previous) => [...previous, batch])))
  const handleRetry = useCallback(
    (batch: string, retry: (() => void) | null) =>
      setRetries((previous) => {
        const next = new Map(previous)
        if (retry === null) next.delete(batch)
        else next.set(batch, retry)
        return next
      }),
    [],
  )
  const reasons = useMemo(
    (): AdReasons => ({
      onInSight,
      render: renderReason,
      retry: retries.size === 0 ? null : () => retries.forEach((retry) => retry()),
    }),
    [onInSight, retries],
  )
  return (
    <>
      {batches.map((adIds) => (
        <Batch key={adIds.join()} adIds={adIds} onRetry={handleRetry} />
      ))}
      {children(reasons)}
    </>
  )
}

/** Collects ids, each once, and reports those of a moment together. */
function collectIds(onBatch: (ids: readonly number[]) => void): (id: number) => void {
  const known = new Set<number>()
  let waiting: readonly number[] = []
  const report = debounce(() => {
    onBatch(waiting)
    waiting = []
  }, COLLECT_MS)
  return (id) => {
    if (known.has(id)) return
    known.add(id)
    waiting = [...waiting, id]
    report()
  }
}

interface BatchProps {
  adIds: readonly number[]
  /** Called with what tries again after a failure, or null. Stable. */
  onRetry: (batch: string, retry: (() => void) | null) => void
}

function Batch({ adIds, onRetry }: BatchProps) {
  const { cache, mutate } = useSWRConfig()
  const { failure, retrying, retry } = useResource(['rejection-reasons', adIds], async (call) => {
    const unknown = adIds.filter((id) => cache.get(unstable_serialize(reasonKey(id)))?.data === undefined)
    await readReasons(call, unknown, (adId, reason) => mutate(reasonKey(adId), reason, { revalidate: false }))
    return true
  })
  const hasFailed = failure !== null && retrying === null
  useEffect(() => {
    if (!hasFailed) return
    const batch = adIds.join()
    onRetry(batch, retry)
    return () => onRetry(batch, null)
  }, [adIds, hasFailed, retry, onRetry])
  return null
}

const renderReason: AdReasons['render'] = (adId, render) => <Reason adId={adId} render={render} />

function Reason({ adId, render }: { adId: number; render: Parameters<AdReasons['render']>[1] }) {
  const { data } = useSWR<string | null>(reasonKey(adId), null)
  return render(data)
}

/**
 * The rejected creatives of rejected campaigns, of each campaign first those with a reason. None until all have loaded,
 * and if they can't be loaded: the campaigns have them, too.
 */
export function useRejections(campaignIds: readonly number[]): readonly CampaignItem[] {
  const { data } = useResource(
    campaignIds.length === 0 ? null : ['rejections', campaignIds],
    async (call) => (await Promise.all(campaignIds.map((id) => readRejections(call, id)))).flat(),
    { keepsPrevious: false },
  )
  return data ?? NONE
}

const NONE: readonly CampaignItem[] = []
