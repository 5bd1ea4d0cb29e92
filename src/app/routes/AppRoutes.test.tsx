import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenFor } from '#session/testing/testSession.ts'
import { PAGES } from '#domain/pages.ts'
import {
  currentAddress,
  waitForPath,
  json,
  navigate,
  openApp,
  resetApp,
  stubApi,
  signedInAs,
  signInByForm,
  locationState,
  visited,
} from '../testing/testApp.tsx'

vi.mock('../pages/TitlesPage.tsx', () => ({
  TitlesPage: () => (
    <main>
      <h1 tabIndex={-1}>Titles</h1>
    </main>
  ),
}))

beforeEach(() => {
  window.scrollTo = () => undefined
  stubApi()
})
afterEach(resetApp)

const GUARDED = Object.values(PAGES)
  .filter(({ guarded }) => guarded)
  .map(({ path }) => path.replace(/:\w+/, '7'))
// Without a token, the reset page redirects to the broken link page.
const OPEN = Object.values(PAGES)
  .filter(({ guarded }) => !guarded)
  .map(({ path }) => path.replace(/:\w+/, '7').replace('resetpassword', 'resetpassword?token=x'))

const UNKNOWN = [
  '/showcase/other',
  '/showcase/latest/more',
  '/nowhere',
  '/nowhere/at/all',
  '/dashboard/nowhere',
  '/dashboard/users/7',
  '/login/x',
  '/404/x',
  '/clith',
]

describe('a visitor', () => {
  // spec 2.19, 2.21, 2.22, 8.17
  it.each([
    ['/', '/showcase/latest'],
    ['/showcase', '/showcase/latest'],
    ['/showcase/', '/showcase/latest'],
    ...UNKNOWN.map((path) => [path, '/404']),
  ])('is redirected from %s to %s', async (from = '', to = '') => {
    await openApp(from)
    await waitForPath(to)
  })

  // spec 2.22
  it('finds at /404 that the page does not exist', async () => {
    await openApp('/404')
    expect(await screen.findByRole('heading', { name: 'This page isn’t on the shelf' })).toBeDefined()
  })

  // spec 2.13, 2.14, 6.1
  it.each(OPEN)('can open %s', async (path) => {
    await openApp(path)
    await waitForPath(path)
  })

  // spec 2.1, 6.1
  it.each([...GUARDED, '/dashboard'])(
    'is redirected from %s to the login, which replaces it and keeps the return path',
    async (path) => {
      const requested = `${path}?from=2026-01-01&q=a%20b#here`
      await openApp('/404', requested)
      await waitForPath('/login')
      expect(locationState()).toEqual({ from: requested })
      await navigate(-1)
      expect(currentAddress()).toBe('/404')
    },
  )

  // spec 2.2
  it('returns to the requested URL after login, with query and hash', async () => {
    stubApi(({ endpoint }) =>
      endpoint === 'POST /login/access_token' ? json({ access_token: tokenFor({ acc: 'harbour' }) }) : undefined,
    )
    const requested = '/dashboard/titles?q=dracula&sort=title#here'
    await openApp(requested)
    await waitForPath('/login')
    await signInByForm()
    await waitForPath(requested)
    expect(visited).toEqual([requested, '/login', requested])
  })

  // spec 4.2
  it('goes to the dashboard after a login without a return path', async () => {
    stubApi(({ endpoint }) =>
      endpoint === 'POST /login/access_token' ? json({ access_token: tokenFor({ acc: 'harbour' }) }) : undefined,
    )
    await openApp('/login')
    await waitForPath('/login')
    await signInByForm()
    await waitForPath('/dashboard/titles')
    // From then on the login page can be opened again.
    await navigate('/login')
    await screen.findByText('Looks like you are already logged in')
    expect(currentAddress()).toBe('/login')
  })
})

describe('a signed-in user', () => {
  beforeEach(() => signedInAs({ acc: 'harbour' }))

  // spec 2.3, 2.19, 2.21, 2.22, 8.17
  it.each([
    ['/', '/dashboard/titles'],
    ['/dashboard', '/dashboard/titles'],
    ['/dashboard/', '/dashboard/titles'],
    ['/showcase', '/showcase/latest'],
    ...UNKNOWN.map((path) => [path, '/404']),
  ])('is redirected from %s to %s', async (from = '', to = '') => {
    await openApp(from)
    await waitForPath(to)
  })

  // spec 2.23
  it('sees a hint on the login page, and a way home', async () => {
    await openApp('/login')
    await screen.findByText('Looks like you are already logged in')
    expect(currentAddress()).toBe('/login')
    fireEvent.click(screen.getByRole('button', { name: 'Go to Home' }))
    await waitForPath('/dashboard/titles')
  })

  it('has no redirect in the history', async () => {
    await openApp('/404', '/')
    await waitForPath('/dashboard/titles')
    await navigate(-1)
    expect(currentAddress()).toBe('/404')
  })
})

// spec 2.36
it('a navigation scrolls to the top, but not if only the query changes', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  await openApp('/404')
  await waitForPath('/404')
  await navigate('/dashboard/error')
  await waitForPath('/dashboard/error')
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ])
  await navigate('/dashboard/error?from=2026-01-01')
  expect(scrollTo).toHaveBeenCalledTimes(2)
  // Two pages of one route.
  await navigate('/clith/7')
  await waitForPath('/clith/7')
  await navigate('/clith/8')
  await waitForPath('/clith/8')
  expect(scrollTo).toHaveBeenCalledTimes(4)
})
