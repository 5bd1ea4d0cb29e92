import { getResponse, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'
import { expect } from 'vitest'
import type { Endpoint } from '#api/endpoint.ts'
import { handlers } from '#mocks/handlers/handlers.ts'

type Row = Record<string, unknown>
export interface RowsBody {
  total: number
  rows: Row[]
}

/** Alters the default answer of an endpoint. */
export function altersAnswer(endpoint: Endpoint, alter: (body: unknown) => unknown): HttpHandler {
  const register = endpoint.method === 'GET' ? http.get : http.post
  return register(`*${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
    const response = (await getResponse(handlers, request)) ?? expect.fail('no handler')
    return HttpResponse.json(alter(await response.json()) as JsonBodyType)
  })
}

/** Alters every row of an answer. */
export const eachRow = (change: (row: Row, index: number) => Row) => (body: unknown) => ({
  ...(body as RowsBody),
  rows: (body as RowsBody).rows.map(change),
})
