import { useCallback, useEffect, useRef, useState } from 'react'
import type { Client } from '#api/client.ts'
import { queryElcam } from '#api/endpoints/ads.ts'
import { reportVendorsDay, reportVendorsMonth } from '#api/endpoints/reports.ts'
import { AbortedError } from '#api/errors.ts'
import { readPages } from '#api/readPages.ts'
import { eachDay, eachMonth } from '#domain/day.ts'
import { periodLength, type Period } from '#domain/period.ts'
import { trendsByTitle, type Trend } from '#domain/trend.ts'
import { reportFault } from '../errors/errorReporter.ts'
import { useClient } from '../session/useClient.ts'

/** Longer periods are shown by month: a line of 90 pixels has no more detail, and the response is 30 times smaller. */
const MAX_DAYS = 92

const NONE: ReadonlyMap<number, Trend> = new Map()

interface Trends {
  trends: ReadonlyMap<number, Trend>
  /** Loads the trends of these titles in one batch, except those loaded or requested already. */
  requestTrends: (titleIds: readonly number[]) => void
}

/**
 * Trends of clicks for the sparklines of visible titles, loaded in batches. Faults are reported but not shown, because
 * the row has its figures without the sparkline.
 */
export function useTrends({ from, to }: Period): Trends {
  const client = useClient()
  const periodKey = `${from}/${to}`
  const [loaded, setLoaded] = useState({ periodKey, trends: NONE })
  const requestedIds = useRef(new Set<number>())
  const controllerRef = useRef<AbortController | null>(null)

  useEffect(() => {
    const ids = requestedIds.current
    return () => {
      controllerRef.current?.abort()
      controllerRef.current = null
      ids.clear()
    }
  }, [periodKey])

  const requestTrends = useCallback(
    (titleIds: readonly number[]) => {
      const newIds = titleIds.filter((id) => !requestedIds.current.has(id))
      if (newIds.length === 0) return
      for (const id of newIds) requestedIds.current.add(id)
      controllerRef.current ??= new AbortController()
      const { signal } = controllerRef.current
      readTrends(client, newIds, { from, to }, signal)
        .then((newTrends) => {
          if (signal.aborted) return
          setLoaded((current) => ({
            periodKey,
            trends: new Map([...(current.periodKey === periodKey ? current.trends : NONE), ...newTrends]),
          }))
        })
        .catch((error: unknown) => {
          if (error instanceof AbortedError) return
          for (const id of newIds) requestedIds.current.delete(id)
          reportFault(error)
        })
    },
    [client, from, to, periodKey],
  )
  return { trends: loaded.periodKey === periodKey ? loaded.trends : NONE, requestTrends: requestTrends }
}

/** Report rows are by campaign, so the campaigns are loaded as well to find their titles. */
async function readTrends(client: Client, titleIds: readonly number[], period: Period, signal: AbortSignal) {
  const byMonth = periodLength(period) > MAX_DAYS
  const range = { entity_id: [...titleIds], day_from: period.from, day_to: period.to }
  const report = byMonth ? reportVendorsMonth : reportVendorsDay
  const [campaigns, rows] = await Promise.all([
    readPages(client, queryElcam, { body: { entity_id: [...titleIds] }, signal }),
    readPages(client, report, { body: { ...range, order_by: 'day|refkey', order_asc: true }, signal }),
  ])
  const titleOf = new Map(campaigns.flatMap(({ id, titleId }) => (titleId === null ? [] : [[id, titleId] as const])))
  return trendsByTitle(
    titleIds,
    rows,
    titleOf,
    byMonth ? eachMonth(period.from, period.to) : eachDay(period.from, period.to),
  )
}
