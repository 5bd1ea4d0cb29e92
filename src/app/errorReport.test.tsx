import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import type { Client } from '#api/client.ts'
import { AbortedError, ApiError } from '#api/errors.ts'
import { reportError } from './errorReport.ts'

const failed = (body: unknown) => new ApiError({ url: '/x', status: 500, statusText: '', body })

/** A client that only keeps what is posted. Each test has texts of its own: what was sent is remembered for a minute. */
function reporter() {
  const call = vi.fn<(endpoint: unknown, options: { body: { error: string } }) => Promise<void>>().mockResolvedValue(undefined)
  // Only `call` is used here.
  const client = { call } as unknown as Client
  return { report: (error: unknown) => reportError(client, error), texts: () => call.mock.calls.map(([, { body }]) => body.error), call }
}

let logged: MockInstance<(...words: unknown[]) => void>
beforeEach(() => {
  vi.useFakeTimers()
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('reportError', () => {
  it('sends error_msg, else detail, and says Failed to load', () => {
    const { report, texts } = reporter()
    report(failed({ error_msg: 'broken', detail: 'other' }))
    report(failed({ detail: 'only detail' }))
    report(failed({ detail: [{ loc: ['body', 'x'], msg: 'wrong', type: 't' }] }))
    report(failed('<html>'))
    expect(texts()).toEqual(['broken', 'only detail', 'body.x – wrong', 'Internal Server Error'])
    expect(logged).toHaveBeenCalledWith('Failed to load', 'broken')
  })

  it('sends the stack of an error that is not the API’s, without secrets', () => {
    const { report, texts } = reporter()
    report(new Error('no Bearer abc.def.ghi for imogen@harbourvale.example'))
    expect(texts()[0]).toContain('Error: no')
    expect(texts()[0]).not.toMatch(/abc\.def|harbourvale/)
  })

  it('sends the same text once a minute', () => {
    const { report, texts } = reporter()
    report(failed({ error_msg: 'again' }))
    report(failed({ error_msg: 'again' }))
    expect(texts()).toHaveLength(1)
    vi.advanceTimersByTime(60_001)
    report(failed({ error_msg: 'again' }))
    expect(texts()).toHaveLength(2)
  })

  it('is silent about what was cancelled, and its own failure goes no further than the console', async () => {
    const { report, texts, call } = reporter()
    report(new AbortedError())
    expect(texts()).toEqual([])
    call.mockRejectedValue(new Error('down'))
    report(failed({ error_msg: 'x' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(call).toHaveBeenCalledOnce()
    expect(logged).toHaveBeenLastCalledWith('The error could not be reported', 'down')
  })
})
