import { limitAsync } from 'es-toolkit'
import { vi } from 'vitest'
import { createClient } from '#api/client.ts'
import { json } from '#api/testing/testClient.ts'
import { addDays } from '#domain/day.ts'
import type { Period } from '#domain/period.ts'
import { emptyStore, withPage, type ReportStore } from '#domain/report/reportStore.ts'
import type { ReportRow } from '#domain/reportRows.ts'
import { ListReading, type PageRequest, type ReadingDependencies } from '../data/report/listReading.ts'
import type { ReportRequest } from '../data/report/reportRequest.ts'

/* Fixtures of the report tests: a fake server of campaign rows. */

export const PERIOD: Period = { from: '2026-10-01', to: '2026-10-31' }
export const EARLIER: Period = { from: '2026-08-31', to: '2026-09-30' }

const QUERY: ReportRequest = {
  rows: 'campaigns',
  per: 'day',
  period: PERIOD,
  adIds: [],
  titleIds: [],
  region: 'all',
  order: 'day|refkey',
}

export interface RecordedRequest {
  path: string
  offset: number
  limit: number
  from: string
  orderBy: string | undefined
  signal: AbortSignal | null | undefined
}

/** The row at an index in the list of a period. */
function rowAt(index: number, period: Period = PERIOD): ReportRow {
  return {
    refkey: 1 + (index % 7),
    day: addDays(period.from, Math.floor(index / 7)),
    clicks: index,
    impressions: index * 10,
    conversions: index % 3 === 0 ? null : 1,
  }
}

/** A store with all rows of such a list. */
export function filledStore(size: number, period: Period = PERIOD): ReportStore {
  return withPage(
    emptyStore('campaign', 'day'),
    Array.from({ length: size }, (_, index) => rowAt(index, period)),
  )
}

interface Server {
  /** Number of rows; tests may change it during loading. */
  size: number
  /** Intercepts a request. Null lets the server respond. */
  intercept: (request: RecordedRequest) => Promise<Response | null> | Response | null
  requests: RecordedRequest[]
  /** Highest number of concurrent requests. */
  maxConcurrent: number
  means: ReadingDependencies
}

export function createReportServer(size: number, retryDelaysS: readonly number[] = [1, 2, 4]): Server {
  let pending = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
      offset: number
      limit: number
      day_from: string
      day_to: string
      order_by?: string
    }
    const request: RecordedRequest = {
      path: new URL(input instanceof Request ? input.url : input, 'https://api.example').pathname,
      offset: body.offset,
      limit: body.limit,
      from: body.day_from,
      orderBy: body.order_by,
      signal: init?.signal,
    }
    server.requests.push(request)
    server.maxConcurrent = Math.max(server.maxConcurrent, ++pending)
    try {
      const response = await server.intercept(request)
      if (response !== null) return response
      if (!request.path.includes('/report/')) return json({ total: 0, rows: [], cc_live_list: [] })
      const count = Math.max(0, Math.min(body.limit, server.size - body.offset))
      const period = { from: body.day_from, to: body.day_to }
      const figures = (clicks: number | null, impr: number | null, conv: number | null) =>
        request.path.includes('vendors')
          ? { google_clicks: clicks, google_impr: impr, google_conv: conv }
          : { clicks, impr, conv }
      const rows = Array.from({ length: count }, (_, index) => rowAt(body.offset + index, period)).map(
        ({ refkey, day, clicks, impressions, conversions }) => ({
          refkey,
          day,
          ...figures(clicks, impressions, conversions),
        }),
      )
      return json({ total: server.size, rows })
    } finally {
      pending -= 1
    }
  }
  const client = createClient({ host: 'https://api.example', token: () => 'abc', fetch })
  const server: Server = {
    size,
    intercept: () => null,
    requests: [],
    maxConcurrent: 0,
    means: { client, retryDelaysS, limited: limitAsync((request: PageRequest) => request(), 4) },
  }
  return server
}

/** A list with pages of ten rows, unless given. */
export function listOf(request: Partial<ReportRequest> = {}, pageSize = 10): ListReading {
  return new ListReading({ ...QUERY, ...request }, pageSize)
}

export const errorResponse = (status: number, headers: Record<string, string> = {}) =>
  json({ error_msg: 'no' }, { status, headers })

/** The contents of a store, independent of the order in which the rows arrived. */
export function storeContents({ pages, of, per }: ReportStore): unknown {
  return { of, per, rows: pages.flatMap((rows) => rows.map((row) => JSON.stringify(row))).sort() }
}

export const never = () => new Promise<null>(() => undefined)
export const delay = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))
export const neverAborted = () => new AbortController().signal
export const offsetsOf = (request: readonly RecordedRequest[]) => request.map(({ offset }) => offset)

/** Reads to the end with fake timers. */
export async function readAll(reading: Pick<ListReading, 'read'>, means: ReadingDependencies): Promise<void> {
  const done = reading.read(means, neverAborted())
  await vi.runAllTimersAsync()
  await done
}
