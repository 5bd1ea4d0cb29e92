import { useCallback, useEffect, useRef, useState } from 'react'
import type { Client } from '#api/client.ts'
import { queryElcam } from '#api/endpoints/ads.ts'
import { reportVendorsDay, reportVendorsMonth } from '#api/endpoints/reports.ts'
import { AbortedError } from '#api/errors.ts'
import { readPages } from '#api/readPages.ts'
import { eachDay, eachMonth } from '#domain/day.ts'
import { periodLength, type Period } from '#domain/period.ts'
import { trendsOf, type Trend } from '#domain/trend.ts'
import { reportError } from '../errors/reportError.ts'
import { useClient } from '../session/useClient.ts'

/** Longer periods are drawn by month: a line of 90 pixels shows no more, and the server answers a thirtieth. */
const MOST_DAYS = 92

const NONE: ReadonlyMap<number, Trend> = new Map()

interface Trends {
  trends: ReadonlyMap<number, Trend>
  /** Reads the trends of these titles in one go, those that are here or on their way left out. */
  wantTrends: (titleIds: readonly number[]) => void
}

/**
 * Clicks per day of the titles on screen (screens.md, Titles: sparklines of the visible rows only, batched). A line
 * that cannot be read is reported and stays empty: the row has its figures without it.
 */
export function useTrends({ from, to }: Period): Trends {
  const client = useClient()
  const stretch = `${from}/${to}`
  const [known, setKnown] = useState({ stretch, trends: NONE })
  const asked = useRef(new Set<number>())
  const abort = useRef<AbortController | null>(null)

  useEffect(() => {
    const ids = asked.current
    return () => {
      abort.current?.abort()
      abort.current = null
      ids.clear()
    }
  }, [stretch])

  const wantTrends = useCallback(
    (titleIds: readonly number[]) => {
      const wanted = titleIds.filter((id) => !asked.current.has(id))
      if (wanted.length === 0) return
      for (const id of wanted) asked.current.add(id)
      abort.current ??= new AbortController()
      const { signal } = abort.current
      readTrends(client, wanted, { from, to }, signal)
        .then((read) => {
          if (signal.aborted) return
          setKnown((current) => ({
            stretch,
            trends: new Map([...(current.stretch === stretch ? current.trends : NONE), ...read]),
          }))
        })
        .catch((error: unknown) => {
          if (error instanceof AbortedError) return
          for (const id of wanted) asked.current.delete(id)
          reportError(client, error)
        })
    },
    [client, from, to, stretch],
  )
  return { trends: known.stretch === stretch ? known.trends : NONE, wantTrends }
}

/** Report rows speak of campaigns: which title each belongs to is read beside them. */
async function readTrends(client: Client, titleIds: readonly number[], period: Period, signal: AbortSignal) {
  const byMonth = periodLength(period) > MOST_DAYS
  const range = { entity_id: [...titleIds], day_from: period.from, day_to: period.to }
  const report = byMonth ? reportVendorsMonth : reportVendorsDay
  const [campaigns, rows] = await Promise.all([
    readPages(client, queryElcam, { body: { entity_id: [...titleIds] }, signal }),
    readPages(client, report, { body: { ...range, order_by: 'day|refkey', order_asc: true }, signal }),
  ])
  const titleOf = new Map(campaigns.flatMap(({ id, titleId }) => (titleId === null ? [] : [[id, titleId] as const])))
  return trendsOf(
    titleIds,
    rows,
    titleOf,
    byMonth ? eachMonth(period.from, period.to) : eachDay(period.from, period.to),
  )
}
