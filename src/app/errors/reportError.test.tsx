import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import type { Client } from '#api/client.ts'
import { AbortedError, ApiError } from '#api/errors.ts'
import { reportError } from './reportError.ts'

const failed = (body: unknown) => new ApiError({ url: '/x', status: 500, statusText: '', body })

/** A client that only keeps what is posted. */
function reporter() {
  const call = vi
    .fn<(endpoint: unknown, options: { body: { error: string } }) => Promise<void>>()
    .mockResolvedValue(undefined)
  // Only `call` is used here.
  const client = { call } as unknown as Client
  return {
    report: (error: unknown) => reportError(client, error),
    texts: () => call.mock.calls.map(([, { body }]) => body.error),
    call,
  }
}

let logged: MockInstance<(...words: unknown[]) => void>
// Each test starts a minute later than the one before: what was sent is remembered for so long.
let started = Date.parse('2026-11-20T10:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ now: (started += 120_000) })
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

  it('is silent about what the browser cancelled', () => {
    const { report, texts } = reporter()
    report(Object.assign(new Error('The user aborted a request.'), { name: 'AbortError' }))
    expect(texts()).toEqual([])
    expect(logged).not.toHaveBeenCalled()
  })

  it('names the error where the stack does not', () => {
    const { report, texts } = reporter()
    const error = Object.assign(new TypeError('x is undefined'), { stack: 'load@https://app.example/index.js:1:2' })
    report(error)
    expect(texts()).toEqual(['TypeError: x is undefined\nload@https://app.example/index.js:1:2'])
  })

  it('takes whatever was thrown', () => {
    const { report, texts } = reporter()
    const strange = {
      get message() {
        throw new Error('never')
      },
      toJSON() {
        throw new Error('nor this')
      },
    }
    for (const thrown of ['a text', null, undefined, 7, Symbol('s'), { a: 1 }, strange, Object.create(null)])
      report(thrown)
    for (const text of texts()) expect(text).toEqual(expect.any(String))
    expect(texts()).toContain('a text')
  })

  it('sends at most 8 kB, cut between characters', () => {
    const { report, texts } = reporter()
    report(failed({ error_msg: '😀'.repeat(5000) }))
    const [text = ''] = texts()
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(8192)
    expect(text).toBe('😀'.repeat(2048))
  })

  it('sends no flood of different texts', () => {
    const { report, texts } = reporter()
    for (let at = 0; at < 500; at += 1) report(failed({ error_msg: `at ${at}` }))
    expect(texts()).toHaveLength(30)
    vi.advanceTimersByTime(60_000)
    report(failed({ error_msg: 'later' }))
    expect(texts()).toHaveLength(31)
  })

  it('goes on when the clock was set back', () => {
    const { report, texts } = reporter()
    report(failed({ error_msg: 'x' }))
    vi.setSystemTime(started - 3_600_000)
    report(failed({ error_msg: 'x' }))
    expect(texts()).toHaveLength(2)
  })

  it('does not go in circles when the console throws', async () => {
    const { report, call } = reporter()
    call.mockRejectedValue(new Error('down'))
    logged.mockImplementation((...words) => {
      report(failed({ error_msg: `the console: ${words.join(' ')}` }))
      throw new Error('The console is broken')
    })
    expect(() => report(failed({ error_msg: 'x' }))).not.toThrow()
    await vi.advanceTimersByTimeAsync(0)
    // Once for the error; the console's own one only when it is told that the report failed.
    expect(call.mock.calls.length).toBeLessThanOrEqual(2)
  })

  it('does not go in circles when the client itself throws', () => {
    const { report, call } = reporter()
    call.mockImplementation(() => {
      report(new Error('inside'))
      throw new Error('no fetch here')
    })
    expect(() => report(failed({ error_msg: 'x' }))).not.toThrow()
    expect(call).toHaveBeenCalledOnce()
    expect(logged).toHaveBeenLastCalledWith('The error could not be reported', 'no fetch here')
  })

  it('leaves no secret in the console either', async () => {
    const { report, call } = reporter()
    call.mockRejectedValue(new Error('no answer for imogen@harbourvale.example'))
    report(failed({ detail: 'passwd=hunter2' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(logged.mock.calls.flat().join(' ')).not.toMatch(/hunter2|imogen/)
  })
})
