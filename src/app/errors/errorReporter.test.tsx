import { act, cleanup, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import type { ReactNode } from 'react'
import { AbortedError } from '#api/errors.ts'
import { Notifications } from '#components/feedback/Notifications/Notifications.tsx'
import { mockApi, server } from '#mocks/node.ts'
import { PEOPLE, tokenFor } from '#mocks/people.ts'
import { loggedErrors } from '#mocks/world/memory.ts'
import { configFromEnv, EnvironmentContext } from '../config/environment.ts'
import { PageBoundary } from '../routing/PageBoundary.tsx'
import { clearAuth, writeAuth } from '../session/authCookies.ts'
import { SessionProvider } from '../session/SessionContext.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'
import { handleWindowError, onWindowError, reportCrash } from './errorReporter.ts'
import { SessionReporter } from './SessionReporter.tsx'

// @isolated: for a minute it is remembered what was posted, and after many texts nothing more is.

const thrown = (error: unknown, { message = 'Uncaught Error', filename = 'https://app.example/index.js' } = {}) =>
  Object.assign(new Event('error'), { error, message, filename, lineno: 1, colno: 2 })
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })
const throwIn = (...args: Parameters<typeof thrown>) => handleWindowError(thrown(...args))
const reject = (reason: unknown) => handleWindowError(rejected(reason))

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
    const [first, second] = [new Error('a'), new Error('b')]
    throwIn(first)
    reject(second)
    reject('a text')
    expect(heard.mock.calls).toEqual([[first], [second], ['a text']])
    stop()
    reject(new Error('c'))
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('are told by their place where the error itself is not given', () => {
    throwIn(null, { message: 'Uncaught SyntaxError: bad' })
    expect(heard).toHaveBeenCalledWith('Uncaught SyntaxError: bad\n    at https://app.example/index.js:1:2')
  })

  it.each([
    [
      'a resize that took two rounds',
      () => throwIn(undefined, { message: 'ResizeObserver loop completed with undelivered notifications.' }),
    ],
    ['a resize, the older words', () => throwIn(undefined, { message: 'ResizeObserver loop limit exceeded' })],
    ['a script of another origin', () => throwIn(null, { message: 'Script error.', filename: '' })],
    ['an extension', () => throwIn(new Error('x'), { filename: 'chrome-extension://abc/content.js' })],
    [
      'an extension’s promise',
      () => reject(Object.assign(new Error('x'), { stack: 'Error: x\n at moz-extension://abc/a.js' })),
    ],
    ['what was cancelled', () => reject(new AbortedError())],
    [
      'what the browser cancelled',
      () => reject(Object.assign(new Error('The user aborted a request.'), { name: 'AbortError' })),
    ],
    [
      'a file that is gone after a deploy',
      () => reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')),
    ],
  ])('leave out %s', (_, happen) => {
    happen()
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('a crash', () => {
  mockApi()
  const token = tokenFor(PEOPLE.customer)
  const asked = vi.fn()
  const watch = (page: ReactNode = null, { signedIn = true } = {}) => {
    clearAuth()
    if (signedIn)
      writeAuth({
        token,
        expiresAt: Date.now() + 3_600_000,
        user: { userName: PEOPLE.customer.userName, firstName: null, lastName: null },
        refresh: null,
      })
    const config = { ...configFromEnv({}), apiHost: 'https://api.lightshelf.example' }
    return render(
      <EnvironmentContext value={{ config, now: () => new Date(), retryDelaysS: [] }}>
        <SessionProvider>
          <SessionReporter />
          {page}
        </SessionProvider>
      </EnvironmentContext>,
    )
  }
  beforeEach(() => {
    asked.mockClear()
  })

  it('is posted, without secrets, also when all is unmounted', async () => {
    watch().unmount()
    reportCrash(new Error(`crashed with Bearer ${token} of imogen@harbourvale.example`))
    await vi.waitFor(() => expect(loggedErrors()).toHaveLength(1))
    expect(loggedErrors()[0]).toMatch(/^Error: crashed with Bearer \[redacted\] of \[redacted e-mail\]/)
  })

  it('of the window is posted once, and its own failure stays in the console', async () => {
    server.use(http.post('*/log_error', () => (asked(), HttpResponse.json({ detail: 'no' }, { status: 500 }))))
    watch()
    const error = new Error('once only')
    for (const event of [thrown(error), thrown(error), rejected(error)]) window.dispatchEvent(event)
    await vi.waitFor(() =>
      expect(logged).toHaveBeenCalledWith('The error could not be reported', 'Internal Server Error'),
    )
    expect(asked).toHaveBeenCalledOnce()
  })

  it('of a page is posted, and the global error screen stands in its place', async () => {
    const Crash = () => {
      throw new Error('the page crashed')
    }
    watch(
      <PageBoundary>
        <Crash />
      </PageBoundary>,
    )
    expect(screen.getByText(/Apologies, something went wrong/)).toBeTruthy()
    await vi.waitFor(() => expect(loggedErrors()[0]).toMatch(/^Error: the page crashed/))
    expect(loggedErrors()).toHaveLength(1)
  })

  it('is nobody’s business while nobody is signed in', async () => {
    server.use(http.post('*/log_error', () => (asked(), new HttpResponse(null, { status: 204 }))))
    watch(null, { signedIn: false })
    reportCrash(new Error('signed out'))
    window.dispatchEvent(rejected(new Error('signed out too')))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked).not.toHaveBeenCalled()
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('ErrorNotice', () => {
  it('tells the person once, however often it throws', () => {
    render(
      <Notifications>
        <ErrorNotice />
      </Notifications>,
    )
    act(() => {
      throwIn(new Error('a'))
      reject(new Error('b'))
    })
    expect(screen.getAllByText('Please try again later.')).toHaveLength(1)
  })

  it('says nothing of noise', () => {
    render(
      <Notifications>
        <ErrorNotice />
      </Notifications>,
    )
    act(() => {
      reject(new AbortedError())
    })
    expect(screen.queryByText('Please try again later.')).toBeNull()
  })
})
