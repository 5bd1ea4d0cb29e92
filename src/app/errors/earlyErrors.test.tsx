import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockApi } from '#mocks/node.ts'
import { PEOPLE, tokenFor } from '#mocks/people.ts'
import { loggedErrors } from '#mocks/world/memory.ts'
import { clearAuth, writeAuth } from '../session/authCookies.ts'

// @isolated: the module is loaded anew for each test, and listens to the window from then on.

mockApi()

const thrown = (error: Error) => Object.assign(new Event('error'), { error, message: error.message, filename: '/a.js' })
const rejected = (reason: Error) => Object.assign(new Event('unhandledrejection'), { reason })

/** Loads the reporter on a page whose head script has kept these events. */
async function load(...events: Event[]) {
  const stop = vi.fn()
  window.__earlyErrors = { events, stop }
  vi.resetModules()
  const reporter = await import('./errorReporter.ts')
  expect(stop).toHaveBeenCalledOnce()
  return reporter
}

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', 'https://api.lightshelf.example')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  writeAuth({
    token: tokenFor(PEOPLE.customer),
    expiresAt: Date.now() + 3_600_000,
    user: { userName: PEOPLE.customer.userName, firstName: null, lastName: null },
    refresh: null,
  })
})
afterEach(() => {
  delete window.__earlyErrors
  clearAuth()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('reports what was kept before the module ran, in the name of the cookies, and shows it once something can', async () => {
  const [first, last] = [new Error('thrown early'), new Error('rejected early')]
  const { onWindowError } = await load(thrown(first), rejected(last))
  await vi.waitFor(() => expect(loggedErrors()).toHaveLength(2))
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

it('keeps no error for longer than a minute, for by then it explains nothing on screen', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { onWindowError } = await load(thrown(new Error('long ago')))
  // Posted before the test ends, so that the next one does not meet it.
  await vi.waitFor(() => expect(loggedErrors()).toHaveLength(1))
  vi.advanceTimersByTime(60_000)
  const shown = vi.fn()
  onWindowError(shown)
  expect(shown).not.toHaveBeenCalled()
})

it('neither reports nor keeps what was thrown signed out', async () => {
  clearAuth()
  const { onWindowError } = await load(thrown(new Error('signed out')))
  const shown = vi.fn()
  onWindowError(shown)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(shown).not.toHaveBeenCalled()
  expect(loggedErrors()).toEqual([])
})
