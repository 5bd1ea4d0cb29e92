import { expect, vi } from 'vitest'
import { createClient } from './client.ts'
import type { ClientConfig } from './clientConfig.ts'

/** For tests: a JSON answer. */
export const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init })

/** For tests: a signed-in user as the wire has one. */
export const ME = {
  user_name: 'imogen@harbourvale.example',
  name_first: null,
  name_last: null,
  email1: null,
  date_activate: null,
  user_id: 1,
  acc_id: 7,
  acc_name: null,
}

/** For tests: a client with a token whose every request gets this answer. */
export function clientWith(answer: () => Response | Promise<Response>, config: Partial<ClientConfig> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  const client = createClient({ host: 'https://api.example/', token: () => 'abc', fetch, ...config })
  /** The one request that went out. */
  const sent = () => {
    expect(fetch).toHaveBeenCalledTimes(1)
    const [url, init] = fetch.mock.calls[0] ?? []
    return { url, ...init, headers: init?.headers as Record<string, string> }
  }
  return { client, fetch, sent }
}

/** For tests: what a call fails with; it must fail. */
export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.fail('It was answered'),
    (error: unknown) => error,
  )
