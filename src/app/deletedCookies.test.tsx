import Cookies from 'js-cookie'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listMyRoles, logError } from '#api/endpoints/account.ts'
import { configFromEnv } from './config/environment.ts'
import {
  calls,
  json,
  locationState,
  navigate,
  openApp,
  resetApp,
  signedInAs,
  stubApi,
  waitForPath,
} from './testing/testApp.tsx'
import { openSignedInSession, storedAuth } from '#session/testing/testSession.ts'
import { clearAuth, writeAuth } from '#session/authCookies.ts'
import { clientOf } from '#session/useClient.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stubApi((call) => (call.endpoint === 'GET /api/v1/me/roles' ? json([]) : json(undefined)))
})
afterEach(() => {
  vi.useRealTimers()
  resetApp()
})

function open() {
  const { session } = openSignedInSession({ acc: 'quill' })
  return { session, client: clientOf(session, configFromEnv({})) }
}

it.each([
  ['all of them', clearAuth],
  ['one of them', () => Cookies.remove('_ntgAuth_type', { path: '/' })],
])('cookies deleted by hand, %s, end the session before the next call, which is not sent', async (_case, remove) => {
  const { session, client } = open()
  remove()
  const call = client.call(listMyRoles).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(199)
  expect(session.getState().status).toBe('signed-in')
  await vi.advanceTimersByTimeAsync(1)
  await expect(call).resolves.toMatchObject({ name: 'AbortError' })
  expect(session.getState()).toMatchObject({ status: 'anonymous', ended: 'expired' })
  expect(document.cookie).toBe('')
  expect(calls).toEqual([])
})

it('cookies that are back within 200 ms change nothing', async () => {
  const { session, client } = open()
  const auth = storedAuth()
  clearAuth()
  const call = client.call(listMyRoles)
  await vi.advanceTimersByTimeAsync(100)
  writeAuth(auth)
  await vi.advanceTimersByTimeAsync(100)
  await expect(call).resolves.toMatchObject({ rows: [] })
  expect(session.getState().status).toBe('signed-in')
})

it('an error is reported without a look at the cookies', async () => {
  const { session, client } = open()
  clearAuth()
  await client.call(logError, { body: { error: 'x' } })
  expect(calls).toHaveLength(1)
  expect(session.getState().status).toBe('signed-in')
})

it('nothing is looked for where the browser refused the cookies', async () => {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined })
  const { session, client } = open()
  await expect(client.call(listMyRoles)).resolves.toMatchObject({ rows: [] })
  expect(session.getState().status).toBe('signed-in')
  Object.defineProperty(document, 'cookie', { configurable: true, ...cookie })
})

it('the login returns to the page whose call found no cookies', async () => {
  vi.useRealTimers()
  signedInAs({ acc: 'harbour' })
  stubApi()
  await openApp('/dashboard/account')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(calls.map(({ endpoint }) => endpoint)).toContain('GET /api/v1/me/accounts'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  clearAuth()
  const before = calls.length
  await navigate('/dashboard/users?q=imogen')
  await waitForPath('/login')
  expect(locationState()).toEqual({ from: '/dashboard/users?q=imogen' })
  expect(calls.slice(before).filter(({ endpoint }) => endpoint.includes('/user'))).toEqual([])
})
