import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import type { Client } from '#api/client.ts'
import { AbortedError, ApiError, DownloadError, NetworkError } from '#api/errors.ts'
import { BUILD } from '../config/build.ts'
import { createErrorLog } from './errorLog.ts'

const failed = (body: unknown) => new ApiError({ url: '/x', status: 500, statusText: '', body })

/** A client that only records what is posted. */
function createReporter() {
  const call = vi
    .fn<(endpoint: unknown, options: { body: { error: string } }) => Promise<void>>()
    .mockResolvedValue(undefined)
  // Only `call` is used here.
  const client = { call } as unknown as Client
  const log = createErrorLog()
  return {
    report: (error: unknown, isCurrent = () => true) => log(client, error, isCurrent),
    /** The reported texts, without the line about the circumstances. */
    texts: () => call.mock.calls.map(([, { body }]) => body.error.replace(/\n[^\n]*$/, '')),
    lastLines: () => call.mock.calls.map(([, { body }]) => body.error.split('\n').at(-1)),
    call,
  }
}

let logged: MockInstance<(...words: unknown[]) => void>
// Sent texts count for a minute, so each test starts later than the one before.
let startMs = Date.parse('2026-11-20T10:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ now: (startMs += 120_000) })
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the error log', () => {
  // spec 7.11, 8.14
  it('sends error_msg, else detail, and logs Failed to load', () => {
    const { report, texts } = createReporter()
    report(failed({ error_msg: 'broken', detail: 'other' }))
    report(failed({ detail: 'only detail' }))
    report(failed({ detail: [{ loc: ['body', 'x'], msg: 'wrong', type: 't' }] }))
    report(failed('<html>'))
    expect(texts()).toEqual(['broken', 'only detail', 'body.x – wrong', 'Internal Server Error'])
    expect(logged).toHaveBeenCalledWith('Failed to load', 'broken')
  })

  // spec 8.14
  it('sends error_msg, else detail, of a failed download', () => {
    const { report, texts } = createReporter()
    report(new DownloadError(failed({ error_msg: 'no such file' })))
    report(new DownloadError(failed({ detail: 'file gone' })))
    expect(texts()).toEqual(['no such file', 'file gone'])
  })

  // spec 8.14
  it('sends the stack of any other error, without secrets', () => {
    const { report, texts } = createReporter()
    report(new Error('no Bearer abc.def.ghi for imogen@harbourvale.example'))
    expect(texts()[0]).toContain('Error: no')
    expect(texts()[0]).not.toMatch(/abc\.def|harbourvale/)
  })

  it('sends the same text once a minute', () => {
    const { report, texts } = createReporter()
    report(failed({ error_msg: 'again' }))
    report(failed({ error_msg: 'again' }))
    expect(texts()).toHaveLength(1)
    vi.advanceTimersByTime(60_001)
    report(failed({ error_msg: 'again' }))
    expect(texts()).toHaveLength(2)
  })

  it('ignores cancelled requests, and only logs its own failure', async () => {
    const { report, texts, call } = createReporter()
    report(new AbortedError())
    expect(texts()).toEqual([])
    call.mockRejectedValue(new Error('down'))
    report(failed({ error_msg: 'x' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(call).toHaveBeenCalledOnce()
    expect(logged).toHaveBeenLastCalledWith('The error could not be reported', 'down')
  })

  it('ignores requests cancelled by the browser', () => {
    const { report, texts } = createReporter()
    report(Object.assign(new Error('The user aborted a request.'), { name: 'AbortError' }))
    expect(texts()).toEqual([])
    expect(logged).not.toHaveBeenCalled()
  })

  it('adds the message if the stack lacks it', () => {
    const { report, texts } = createReporter()
    const error = Object.assign(new TypeError('x is undefined'), { stack: 'load@https://app.example/index.js:1:2' })
    report(error)
    expect(texts()).toEqual(['TypeError: x is undefined\nload@https://app.example/index.js:1:2'])
  })

  it('accepts any thrown value', () => {
    const { report, texts } = createReporter()
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

  it('sends at most 8 kB, truncated between characters', () => {
    const { report, texts } = createReporter()
    report(failed({ error_msg: '😀'.repeat(5000) }))
    const [text = ''] = texts()
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(8192)
    expect(text).toBe('😀'.repeat(2048))
  })

  it('adds version, commit, path without values, and browser, which do not count for the same text', () => {
    const { report, texts, lastLines } = createReporter()
    window.history.replaceState(null, '', '/dashboard/titles?q=hunter2&from=2026-01-01&q=x#part')
    report(failed({ error_msg: '😀'.repeat(5000) }))
    window.history.replaceState(null, '', '/dashboard/ads')
    report(failed({ error_msg: '😀'.repeat(5000) }))
    expect(texts()).toEqual(['😀'.repeat(2048)])
    expect(lastLines()).toEqual([
      `Lightshelf ${BUILD.version} (${BUILD.commit}), /dashboard/titles?q&from, ${navigator.userAgent}`,
    ])
    window.history.replaceState(null, '', '/')
  })

  it('waits before it reports that there was no answer: the page may be on its way out', () => {
    const { report, texts } = createReporter()
    report(new NetworkError('No answer'))
    expect([texts(), logged.mock.calls]).toEqual([[], []])
    vi.advanceTimersByTime(5000)
    expect(texts()).toHaveLength(1)
  })

  it('does not report it then if the session is over', () => {
    const { report, texts } = createReporter()
    report(new NetworkError('No answer'), () => false)
    vi.advanceTimersByTime(5000)
    expect(texts()).toEqual([])
  })

  it('does not report what ends because the page is left', () => {
    const { report, texts } = createReporter()
    report(new NetworkError('No answer'))
    window.dispatchEvent(new Event('pagehide'))
    vi.advanceTimersByTime(60_000)
    expect(texts()).toEqual([])
    expect(logged).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('limits the number of different texts', () => {
    const { report, texts } = createReporter()
    for (let at = 0; at < 500; at += 1) report(failed({ error_msg: `at ${at}` }))
    expect(texts()).toHaveLength(30)
    vi.advanceTimersByTime(60_000)
    report(failed({ error_msg: 'later' }))
    expect(texts()).toHaveLength(31)
  })

  it('continues after the clock is set back', () => {
    const { report, texts } = createReporter()
    report(failed({ error_msg: 'x' }))
    vi.setSystemTime(startMs - 3_600_000)
    report(failed({ error_msg: 'x' }))
    expect(texts()).toHaveLength(2)
  })

  it('does not loop if the console throws', async () => {
    const { report, call } = createReporter()
    call.mockRejectedValue(new Error('down'))
    logged.mockImplementation((...words) => {
      report(failed({ error_msg: `the console: ${words.join(' ')}` }))
      throw new Error('The console is broken')
    })
    expect(() => report(failed({ error_msg: 'x' }))).not.toThrow()
    await vi.advanceTimersByTimeAsync(0)
    // Once for the error, and once at most for the console's own error.
    expect(call.mock.calls.length).toBeLessThanOrEqual(2)
  })

  it('does not loop if the client throws', () => {
    const { report, call } = createReporter()
    call.mockImplementation(() => {
      report(new Error('inside'))
      throw new Error('no fetch here')
    })
    expect(() => report(failed({ error_msg: 'x' }))).not.toThrow()
    expect(call).toHaveBeenCalledOnce()
    expect(logged).toHaveBeenLastCalledWith('The error could not be reported', 'no fetch here')
  })

  it('logs no secrets', async () => {
    const { report, call } = createReporter()
    call.mockRejectedValue(new Error('no answer for imogen@harbourvale.example'))
    report(failed({ detail: 'passwd=hunter2' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(logged.mock.calls.flat().join(' ')).not.toMatch(/hunter2|imogen/)
  })
})
