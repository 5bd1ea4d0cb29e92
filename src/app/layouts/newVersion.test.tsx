import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BUILD } from '../config/build.ts'
import { reloadPage } from '../errors/reloadPage.ts'
import { calls, json, navigate, openApp, resetApp, signedInAs, stubApi, waitForPath } from '../testing/testApp.tsx'

vi.mock('../errors/reloadPage.ts', () => ({ reloadPage: vi.fn() }))
vi.mock('../pages/AdsPage.tsx', () => ({ AdsPage: () => <h1 tabIndex={-1}>Ads</h1> }))
vi.mock('../pages/UsersPage.tsx', () => ({ UsersPage: () => <h1 tabIndex={-1}>Users</h1> }))

const MINUTE_MS = 60_000
const ADS = '/dashboard/ads'
const USERS = '/dashboard/users'
const checks = () => calls.filter(({ endpoint }) => endpoint === 'GET /version.json').length
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS)
const notice = () => screen.queryByText('A new version is available')

/** Opens the Ads page; the server answers the check for a version with this. */
async function open(version: () => Response | Promise<Response>) {
  stubApi(({ endpoint }) => (endpoint === 'GET /version.json' ? version() : undefined))
  await openApp(ADS)
  await waitForPath(ADS)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.mocked(reloadPage).mockReset()
  window.scrollTo = () => undefined
  signedInAs({ acc: 'harbour' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  resetApp()
})

it('is noticed at a navigation, and reloads the page only on request', async () => {
  await open(() => json({ version: '0.1.0', commit: 'another' }))
  later(15)
  await navigate(USERS)
  expect(await screen.findByText('A new version is available')).toBeDefined()
  expect(reloadPage).not.toHaveBeenCalled()
  await navigate(ADS)
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reloadPage).toHaveBeenCalledOnce()
})

it('is looked for once in 15 minutes, past the browser’s cache', async () => {
  await open(() => json(BUILD))
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  later(14)
  await navigate(USERS)
  expect(checks()).toBe(0)
  later(1)
  await navigate(ADS)
  await navigate(USERS)
  later(14)
  await navigate(ADS)
  expect(checks()).toBe(1)
  expect(fetchSpy.mock.calls.find(([url]) => url === '/version.json')?.[1]).toMatchObject({ cache: 'no-store' })
  later(1)
  await navigate(USERS)
  expect(checks()).toBe(2)
  expect(notice()).toBeNull()
})

it('is never looked for without a navigation', async () => {
  await open(() => json({ commit: 'another' }))
  later(60)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(checks()).toBe(0)
  await navigate(ADS)
  expect(await screen.findByText('A new version is available')).toBeDefined()
})

it.each<[string, () => Response | Promise<Response>]>([
  ['no such file', () => new Response('<!doctype html>', { status: 404 })],
  ['a page of a host', () => new Response('<!doctype html>')],
  ['another shape', () => json({ commit: 7 })],
  ['null', () => json(null)],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('is not assumed for %s', async (_, version) => {
  await open(version)
  later(15)
  await navigate(USERS)
  expect(checks()).toBe(1)
  await act(() => Promise.resolve())
  expect(notice()).toBeNull()
})
