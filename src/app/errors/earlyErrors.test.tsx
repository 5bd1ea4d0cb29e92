import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockApi } from '#mocks/node.ts'
import { TEST_USERS, tokenFor } from '#mocks/testUsers.ts'
import { loggedErrors } from '#mocks/world/memory.ts'
import { clearAuth, writeAuth } from '#session/authCookies.ts'
import { createErrorReporter } from './errorReporter.ts'

mockApi()

const errorEvent = (error: Error) =>
  Object.assign(new Event('error'), { error, message: error.message, filename: '/a.js' })
const rejectionEvent = (reason: Error) => Object.assign(new Event('unhandledrejection'), { reason })

let stopListening: () => void

/** The reporter of a page whose head script has collected these events. */
function load(...events: Event[]) {
  const stop = vi.fn()
  window.__earlyErrors = { events, stop }
  const reporter = createErrorReporter({ host: 'https://api.lightshelf.example' })
  stopListening = reporter.listen()
  expect(stop).toHaveBeenCalledOnce()
  return reporter
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  writeAuth({
    token: tokenFor(TEST_USERS.customer),
    expiresAt: Date.now() + 3_600_000,
    user: { userName: TEST_USERS.customer.userName, firstName: null, lastName: null },
    refresh: null,
    signInId: 'test',
  })
})
afterEach(() => {
  stopListening()
  delete window.__earlyErrors
  clearAuth()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('reports earlier events with the token of the cookies, and passes the last to the first listener', async () => {
  const [first, last] = [new Error('thrown early'), new Error('rejected early')]
  const { onWindowError } = load(errorEvent(first), rejectionEvent(last))
  await expect.poll(() => loggedErrors()).toHaveLength(2)
  expect(loggedErrors()).toEqual([
    expect.stringMatching(/^Error: thrown early/),
    expect.stringMatching(/^Error: rejected early/),
  ])
  const [shown, later] = [vi.fn(), vi.fn()]
  onWindowError(shown)
  onWindowError(later)
  expect(shown.mock.calls).toEqual([[last]])
  expect(later).not.toHaveBeenCalled()
})

it('retains an error for one minute only', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { onWindowError } = load(errorEvent(new Error('long ago')))
  // Posted before the test ends, so that it does not reach the next one.
  await expect.poll(() => loggedErrors()).toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  const shown = vi.fn()
  onWindowError(shown)
  expect(shown).not.toHaveBeenCalled()
})

it('passes an error on once while signed out, but does not report it', async () => {
  clearAuth()
  const error = new Error('signed out')
  const { onWindowError } = load(errorEvent(error))
  const [shown, later] = [vi.fn(), vi.fn()]
  onWindowError(shown)
  onWindowError(later)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(shown.mock.calls).toEqual([[error]])
  expect(later).not.toHaveBeenCalled()
  expect(loggedErrors()).toEqual([])
})
