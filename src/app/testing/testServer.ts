import { createClient, type Client } from '#api/client.ts'
import { json } from '#api/testing/testClient.ts'
import { addDays } from '#domain/day.ts'
import type { Period } from '#domain/period.ts'
import type { ReportRow } from '#domain/reportRows.ts'

/* Fixtures of the report tests: a fake server of campaign rows. */

export interface RecordedRequest {
  path: string
  offset: number
  limit: number
  from: string
  orderBy: string | undefined
  signal: AbortSignal | null | undefined
}

/** The row at an index in the list of a period. */
function rowAt(index: number, { from }: Period): ReportRow {
  return {
    refkey: 1 + (index % 7),
    day: addDays(from, Math.floor(index / 7)),
    clicks: index,
    impressions: index * 10,
    conversions: index % 3 === 0 ? null : 1,
  }
}

interface Server {
  /** Number of rows; tests may change it during loading. */
  size: number
  /** Intercepts a request. Null lets the server respond. */
  intercept: (request: RecordedRequest) => Promise<Response | null> | Response | null
  requests: RecordedRequest[]
  client: Client
}

export function createReportServer(size: number): Server {
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
  }
  const client = createClient({ host: 'https://api.example', token: () => 'abc', fetch })
  const server: Server = {
    size,
    intercept: () => null,
    requests: [],
    client,
  }
  return server
}

export const errorResponse = (status: number, headers: Record<string, string> = {}) =>
  json({ error_msg: 'no' }, { status, headers })

export const delay = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))
