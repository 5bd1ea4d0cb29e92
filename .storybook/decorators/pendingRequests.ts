import { REQUEST_NUMBER, stalledRequests } from '#mocks/stalledRequests.ts'

/** Requests whose response is not read to its end, as 'POST /api/…', by number. */
const pending = new Map<string, string>()

/** The requests that will be answered. */
export const pendingRequests = (): string[] =>
  Array.from(pending).flatMap(([number, request]) => (stalledRequests.has(number) ? [] : [request]))

/** Forgets all requests, as those of the previous story. */
export function forgetRequests(): void {
  pending.clear()
  stalledRequests.clear()
}

/**
 * Follows the page's requests, from the call on: the mock worker hears of them later, on a busy machine much later.
 * Called once, before any story.
 */
export function trackRequests(): void {
  let count = 0
  window.fetch = new Proxy(fetch, {
    async apply(send, _thisArg, args: Parameters<typeof fetch>): Promise<Response> {
      const request = new Request(...args)
      if (new URL(request.url).origin !== window.location.origin) return send(...args)
      const number = String(++count)
      request.headers.set(REQUEST_NUMBER, number)
      pending.set(number, `${request.method} ${new URL(request.url).pathname}`)
      const done = () => void pending.delete(number)
      try {
        const response = await send(request)
        response.clone().arrayBuffer().then(done, done)
        return response
      } catch (error) {
        done()
        throw error
      }
    },
  })
}
