import { describe, expect, it, vi } from 'vitest'
import { AbortedError, ApiError, NetworkError } from './errors.ts'
import { withRetries, type FailedTry } from './withRetries.ts'

const apiError = (status: number, retryAfterS: number | null = null) =>
  new ApiError({ url: '/x', status, statusText: '', body: null, retryAfterS })
const DELAYS = [1, 2, 4]

/** Runs a query that fails with these errors in turn, and then succeeds. Nothing is waited for. */
async function run(errors: readonly Error[], policy: { delaysS?: readonly number[]; retries401?: boolean } = {}) {
  const waits: { seconds: number; failed: FailedTry }[] = []
  const query = vi.fn<() => Promise<string>>()
  for (const error of errors) query.mockRejectedValueOnce(error)
  query.mockResolvedValue('done')
  const result = await withRetries(query, { delaysS: DELAYS, ...policy }, (seconds, failed) => {
    waits.push({ seconds, failed })
    return Promise.resolve()
  }).catch((error: unknown) => error)
  return { result, tries: query.mock.calls.length, waits, seconds: waits.map(({ seconds }) => seconds) }
}

describe('a failed query', () => {
  // spec 7.2
  it('is tried again after 1, 2 and 4 s, and throws its last error', async () => {
    const error = new NetworkError('no answer')
    const { result, tries, seconds, waits } = await run([error, error, apiError(500), apiError(503)])
    expect([tries, seconds]).toEqual([4, [1, 2, 4]])
    expect(result).toMatchObject({ status: 503 })
    expect(waits.map(({ failed }) => failed.retrying)).toEqual([
      { attempt: 1, of: 3, nextInS: 1 },
      { attempt: 2, of: 3, nextInS: 2 },
      { attempt: 3, of: 3, nextInS: 4 },
    ])
    expect(waits[0]?.failed.error).toBe(error)
  })

  it('returns what a retry brings', async () => {
    expect(await run([apiError(500)])).toMatchObject({ result: 'done', tries: 2 })
  })

  // spec 7.2
  it('waits for 30 s at most', async () => {
    expect((await run([apiError(500)], { delaysS: [64] })).seconds).toEqual([30])
  })

  it('waits as long as a 429 asks for, up to 5 minutes', async () => {
    const { seconds } = await run([apiError(429, 12), apiError(429, 900), apiError(503, 900)])
    expect(seconds).toEqual([12, 300, 4])
  })

  it.each([400, 403, 404, 422])('with a %i is retried without a word', async (status) => {
    const { waits, tries } = await run([apiError(status)])
    expect(tries).toBe(2)
    expect(waits[0]?.failed.retrying).toBeNull()
  })

  it('with a 429 says when it is tried again', async () => {
    expect((await run([apiError(429)])).waits[0]?.failed.retrying).not.toBeNull()
  })

  it.each([new AbortedError(), apiError(401)])('is not tried again after %s', async (error) => {
    expect(await run([error])).toMatchObject({ result: error, tries: 1 })
  })

  it('is tried again after a 401 where there is no session to end', async () => {
    expect(await run([apiError(401)], { retries401: true })).toMatchObject({ result: 'done', tries: 2 })
  })
})
