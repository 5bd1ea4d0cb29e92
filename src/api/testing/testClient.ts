import { expect, vi } from 'vitest'
import { createClient } from '../client.ts'
import type { ClientConfig } from '../clientConfig.ts'

/** A JSON response, for tests. */
export const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init })

/** A signed-in user as JSON, for tests. */
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

/** A client with a token that gets the same response to every request, for tests. */
export function clientWith(respond: () => Response | Promise<Response>, config: Partial<ClientConfig> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => respond())
  const client = createClient({ host: 'https://api.example/', token: () => 'abc', fetch, ...config })
  /** The only request that was sent. */
  const sent = () => {
    expect(fetch).toHaveBeenCalledTimes(1)
    const [url, init] = fetch.mock.calls[0] ?? []
    return { url, ...init, headers: init?.headers as Record<string, string> }
  }
  return { client, fetch, sent }
}

/** The error of a call that is expected to fail, for tests. */
export const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.fail('The call did not fail'),
    (error: unknown) => error,
  )
