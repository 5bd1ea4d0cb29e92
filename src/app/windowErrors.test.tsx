import { act, cleanup, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { AbortedError } from '#api/errors.ts'
import { Notifications } from '#components/Notifications/Notifications.tsx'
import { mockApi, server } from '#mocks/node.ts'
import { PEOPLE, tokenFor } from '#mocks/people.ts'
import { loggedErrors } from '#mocks/world/memory.ts'
import { reportCrash, reportCrashesAs } from './crashReport.ts'
import { configFromEnv } from './environment.ts'
import { ErrorNotice } from './ErrorNotice.tsx'
import { onWindowError } from './windowErrors.ts'
import type { Session } from './session/sessionStore.ts'

const throwIn = (error: unknown, { message = 'Uncaught Error', filename = 'https://app.example/index.js' } = {}) =>
  window.dispatchEvent(Object.assign(new Event('error'), { error, message, filename, lineno: 1, colno: 2 }))
const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

let logged: MockInstance<(...words: unknown[]) => void>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('errors of the window', () => {
  const heard = vi.fn()
  let stop: () => void
  beforeEach(() => {
    heard.mockClear()
    stop = onWindowError(heard)
  })
  afterEach(() => stop())

  it('are heard, thrown or rejected, until nobody listens', () => {
    const [thrown, rejected] = [new Error('a'), new Error('b')]
    throwIn(thrown)
    reject(rejected)
    reject('a text')
    expect(heard.mock.calls).toEqual([[thrown], [rejected], ['a text']])
    stop()
    reject(new Error('c'))
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('are told by their place where the error itself is not given', () => {
    throwIn(null, { message: 'Uncaught SyntaxError: bad' })
    expect(heard).toHaveBeenCalledWith('Uncaught SyntaxError: bad\n    at https://app.example/index.js:1:2')
  })

  it.each([
    ['a resize that took two rounds', () => throwIn(undefined, { message: 'ResizeObserver loop completed with undelivered notifications.' })],
    ['a resize, the older words', () => throwIn(undefined, { message: 'ResizeObserver loop limit exceeded' })],
    ['a script of another origin', () => throwIn(null, { message: 'Script error.', filename: '' })],
    ['an extension', () => throwIn(new Error('x'), { filename: 'chrome-extension://abc/content.js' })],
    ['an extension’s promise', () => reject(Object.assign(new Error('x'), { stack: 'Error: x\n at moz-extension://abc/a.js' }))],
    ['what was cancelled', () => reject(new AbortedError())],
    ['what the browser cancelled', () => reject(Object.assign(new Error('The user aborted a request.'), { name: 'AbortError' }))],
    ['a file that is gone after a deploy', () => reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))],
  ])('leave out %s', (_, happen) => {
    happen()
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('a crash', () => {
  mockApi()
  let token: string | null
  beforeEach(() => {
    token = tokenFor(PEOPLE.customer)
    // Only these are asked for here.
    const session = { token: () => token, expire: vi.fn() } as unknown as Session
    reportCrashesAs({ session, config: { ...configFromEnv({}), apiHost: 'https://api.lightshelf.example' } })
  })

  it('is posted, without secrets', async () => {
    await reportCrash(new Error(`crashed with Bearer ${token ?? ''} of imogen@harbourvale.example`))
    await vi.waitFor(() => expect(loggedErrors()).toHaveLength(1))
    expect(loggedErrors()[0]).toMatch(/^Error: crashed with Bearer \[redacted\] of \[redacted e-mail\]/)
  })

  it('is nobody’s business while nobody is signed in', async () => {
    token = null
    const asked = vi.fn()
    server.use(http.post('*/log_error', () => (asked(), new HttpResponse(null, { status: 204 }))))
    await reportCrash(new Error('signed out'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).not.toHaveBeenCalled()
  })

  it('is posted once, and its own failure stays in the console', async () => {
    const asked = vi.fn()
    server.use(http.post('*/log_error', () => (asked(), HttpResponse.json({ detail: 'no' }, { status: 500 }))))
    const stop = onWindowError((error) => void reportCrash(error))
    const error = new Error('once only')
    throwIn(error)
    throwIn(error)
    reject(error)
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('The error could not be reported', 'Internal Server Error'))
    stop()
    expect(asked).toHaveBeenCalledOnce()
  })
})

describe('ErrorNotice', () => {
  it('tells the person once, however often it throws', () => {
    render(<Notifications><ErrorNotice /></Notifications>)
    act(() => {
      throwIn(new Error('a'))
      reject(new Error('b'))
    })
    expect(screen.getAllByText('Please try again later.')).toHaveLength(1)
  })

  it('says nothing of noise', () => {
    render(<Notifications><ErrorNotice /></Notifications>)
    act(() => void reject(new AbortedError()))
    expect(screen.queryByText('Please try again later.')).toBeNull()
  })
})
