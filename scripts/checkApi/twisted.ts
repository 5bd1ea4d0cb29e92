import { getResponse, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'
import { expect } from 'vitest'
import type { Endpoint } from '#api/endpoint.ts'
import { handlers } from '#mocks/handlers/handlers.ts'

type Row = Record<string, unknown>
export interface RowsBody {
  total: number
  rows: Row[]
}

/** Answers as the world does, with something changed on the way. */
export function twisted(endpoint: Endpoint, twist: (body: unknown) => unknown): HttpHandler {
  const on = endpoint.method === 'GET' ? http.get : http.post
  return on(`*${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
    const response = (await getResponse(handlers, request)) ?? expect.fail('no handler')
    return HttpResponse.json(twist(await response.json()) as JsonBodyType)
  })
}

/** A twist of every row. */
export const eachRow = (change: (row: Row, index: number) => Row) => (body: unknown) => ({
  ...(body as RowsBody),
  rows: (body as RowsBody).rows.map(change),
})
