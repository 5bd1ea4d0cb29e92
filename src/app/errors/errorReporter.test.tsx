import { act, cleanup, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import type { ReactNode } from 'react'
import { AbortedError } from '#api/errors.ts'
import { Notifications } from '#components/feedback/Notifications/Notifications.tsx'
import { mockApi, server } from '#mocks/node.ts'
import { TEST_USERS, tokenFor } from '#mocks/testUsers.ts'
import { loggedErrors } from '#mocks/world/memory.ts'
import { CrashBoundary } from './CrashBoundary.tsx'
import { clearAuth, writeAuth } from '#session/authCookies.ts'
import { ErrorNotice } from './ErrorNotice.tsx'
import { createErrorReporter, ErrorReporterContext } from './errorReporter.ts'

const errorEvent = (error: unknown, { message = 'Uncaught Error', filename = 'https://app.example/index.js' } = {}) =>
  Object.assign(new Event('error'), { error, message, filename, lineno: 1, colno: 2 })
const rejectionEvent = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })
const throwError = (...args: Parameters<typeof errorEvent>) => window.dispatchEvent(errorEvent(...args))
const reject = (reason: unknown) => window.dispatchEvent(rejectionEvent(reason))

let reporter: ReturnType<typeof createErrorReporter>
let stopListening: () => void

let logged: MockInstance<(...words: unknown[]) => void>
beforeEach(() => {
  reporter = createErrorReporter({ host: 'https://api.lightshelf.example' })
  stopListening = reporter.listen()
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  stopListening()
  cleanup()
  vi.restoreAllMocks()
})

describe('window errors', () => {
  const listener = vi.fn()
  let stop: () => void
  beforeEach(() => {
    listener.mockClear()
    stop = reporter.onWindowError(listener)
  })
  afterEach(() => stop())

  it('notify listeners of exceptions and rejections until they unsubscribe', () => {
    const [first, second] = [new Error('a'), new Error('b')]
    throwError(first)
    reject(second)
    reject('a text')
    expect(listener.mock.calls).toEqual([[first], [second], ['a text']])
    stop()
    reject(new Error('c'))
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('are described by message and location if the event has no error', () => {
    throwError(null, { message: 'Uncaught SyntaxError: bad' })
    expect(listener).toHaveBeenCalledWith('Uncaught SyntaxError: bad\n    at https://app.example/index.js:1:2')
  })

  it.each([
    [
      'a ResizeObserver loop',
      () => throwError(undefined, { message: 'ResizeObserver loop completed with undelivered notifications.' }),
    ],
    [
      'a ResizeObserver loop, older message',
      () => throwError(undefined, { message: 'ResizeObserver loop limit exceeded' }),
    ],
    ['a script of another origin', () => throwError(null, { message: 'Script error.', filename: '' })],
    ['an extension', () => throwError(new Error('x'), { filename: 'chrome-extension://abc/content.js' })],
    [
      'a rejection in an extension',
      () => reject(Object.assign(new Error('x'), { stack: 'Error: x\n at moz-extension://abc/a.js' })),
    ],
    ['a cancelled request', () => reject(new AbortedError())],
    [
      'a request cancelled by the browser',
      () => reject(Object.assign(new Error('The user aborted a request.'), { name: 'AbortError' })),
    ],
    [
      'a chunk missing after a deploy',
      () => reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')),
    ],
  ])('ignore %s', (_, happen) => {
    happen()
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('a crash', () => {
  mockApi()
  const token = tokenFor(TEST_USERS.customer)
  const onPost = vi.fn()
  const renderApp = (page: ReactNode = null, { signedIn = true } = {}) => {
    clearAuth()
    if (signedIn)
      writeAuth({
        token,
        expiresAt: Date.now() + 3_600_000,
        user: { userName: TEST_USERS.customer.userName, firstName: null, lastName: null },
        refresh: null,
        signInId: 'test',
      })
    return render(<ErrorReporterContext value={reporter}>{page}</ErrorReporterContext>)
  }
  beforeEach(() => {
    onPost.mockClear()
  })

  it('is posted without secrets, even after everything is unmounted', async () => {
    renderApp()
    cleanup()
    reporter.report(new Error(`crashed with Bearer ${token} of imogen@harbourvale.example`))
    await expect.poll(() => loggedErrors()).toHaveLength(1)
    expect(loggedErrors()[0]).toMatch(/^Error: crashed with Bearer \[redacted\] of \[redacted email\]/)
  })

  it('of the window is posted once, and a failed post only appears in the console', async () => {
    server.use(http.post('*/log_error', () => (onPost(), HttpResponse.json({ detail: 'no' }, { status: 500 }))))
    renderApp()
    const error = new Error('once only')
    for (const event of [errorEvent(error), errorEvent(error), rejectionEvent(error)]) window.dispatchEvent(event)
    await expect.poll(() => logged).toHaveBeenCalledWith('The error could not be reported', 'Internal Server Error')
    expect(onPost).toHaveBeenCalledOnce()
  })

  // spec 2.40, 8.18
  it('of a page is posted, and the global error screen replaces the page', async () => {
    const Crash = () => {
      throw new Error('the page crashed')
    }
    renderApp(
      <CrashBoundary>
        <Crash />
      </CrashBoundary>,
    )
    expect(screen.getByText(/Apologies, something went wrong/)).toBeTruthy()
    await expect.poll(() => loggedErrors()[0]).toMatch(/^Error: the page crashed/)
    expect(loggedErrors()).toHaveLength(1)
  })

  it('is not posted while signed out', async () => {
    server.use(http.post('*/log_error', () => (onPost(), new HttpResponse(null, { status: 204 }))))
    renderApp(null, { signedIn: false })
    reporter.report(new Error('signed out'))
    window.dispatchEvent(rejectionEvent(new Error('signed out too')))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(onPost).not.toHaveBeenCalled()
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('ErrorNotice', () => {
  it('shows one notification for several errors', () => {
    render(
      <ErrorReporterContext value={reporter}>
        <Notifications>
          <ErrorNotice />
        </Notifications>
      </ErrorReporterContext>,
    )
    act(() => {
      throwError(new Error('a'))
      reject(new Error('b'))
    })
    expect(screen.getAllByText('Please try again later.')).toHaveLength(1)
  })

  it('shows nothing for noise', () => {
    render(
      <ErrorReporterContext value={reporter}>
        <Notifications>
          <ErrorNotice />
        </Notifications>
      </ErrorReporterContext>,
    )
    act(() => {
      reject(new AbortedError())
    })
    expect(screen.queryByText('Please try again later.')).toBeNull()
  })
})
