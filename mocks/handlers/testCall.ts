import { getResponse } from 'msw'
import { expect } from 'vitest'
import type { Endpoint } from '#api/endpoint.ts'
import { handlers } from './handlers.ts'
import { tokenFor } from './session.ts'

interface CallOptions {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  /** Null: no token. Default: the customer's in Harbour & Vale. */
  token?: string | null
}

export const CUSTOMER = 'demo@harbourvale.example'
export const STAFF = 'staff@lightshelf.example'

/** The customer's token for an account. */
export const customerToken = (accountId: string) => tokenFor(CUSTOMER, accountId)

/** Calls an endpoint through the handlers, without a network. */
export async function call(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'body'>,
  { params = {}, query = {}, body, token = customerToken('HV01') }: CallOptions = {},
): Promise<Response> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? 'books')),
  )
  const url = new URL(`http://api.test${path}`)
  for (const [key, value] of Object.entries(query)) url.searchParams.append(key, String(value))
  const request = new Request(url, {
    method: endpoint.method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(endpoint.body === 'json' && { 'content-type': 'application/json' }),
    },
    ...(endpoint.method === 'POST' && {
      body: body instanceof FormData || body instanceof URLSearchParams ? body : JSON.stringify(body ?? {}),
    }),
  })
  const response = await getResponse(handlers, request)
  if (response === undefined) throw new Error(`No handler answers ${endpoint.method} ${path}`)
  return response
}

/** Calls an endpoint and parses the answer with its schema; any deviation from the contract fails the test. */
export async function callAndParse<A>(
  endpoint: Endpoint<string, unknown, unknown, A>,
  options: CallOptions = {},
): Promise<A> {
  const response = await call(endpoint, options)
  expect(response.status, await response.clone().text()).toBeLessThan(300)
  const body: unknown = response.status === 204 ? undefined : await response.json()
  return endpoint.response(body, (problem) => expect.fail(problem))
}
