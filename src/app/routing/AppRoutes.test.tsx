import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAGES } from './routes.ts'
import { tokenFor } from '../testing/testSession.ts'
import {
  currentAddress,
  waitForPath,
  json,
  navigate,
  openApp,
  resetApp,
  stubApi,
  signedInAs,
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
  it.each([
    ['/', '/showcase/latest'],
    ['/showcase', '/showcase/latest'],
    ['/showcase/', '/showcase/latest'],
    ...UNKNOWN.map((path) => [path, '/404']),
  ])('is redirected from %s to %s', async (from = '', to = '') => {
    await openApp(from)
    await waitForPath(to)
  })

  it.each(OPEN)('can open %s', async (path) => {
    await openApp(path)
    await waitForPath(path)
  })

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

  it('returns to the requested URL after login, with query and hash', async () => {
    stubApi(({ endpoint }) =>
      endpoint === 'POST /login/access_token' ? json({ access_token: tokenFor({ acc: 'harbour' }) }) : undefined,
    )
    const requested = '/dashboard/titles?q=dracula&sort=title#here'
    await openApp(requested)
    await waitForPath('/login')
    await signIn()
    await waitForPath(requested)
    expect(visited).toEqual([requested, '/login', requested])
  })

  it('goes to the dashboard after a login without a return path', async () => {
    stubApi(({ endpoint }) =>
      endpoint === 'POST /login/access_token' ? json({ access_token: tokenFor({ acc: 'harbour' }) }) : undefined,
    )
    await openApp('/login')
    await waitForPath('/login')
    await signIn()
    await waitForPath('/dashboard/titles')
    // From then on the login page can be opened again.
    await navigate('/login')
    await screen.findByText('Looks like you are already logged in')
    expect(currentAddress()).toBe('/login')
  })
})

describe('a signed-in user', () => {
  beforeEach(() => signedInAs({ acc: 'harbour' }))

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

  it('sees a hint on the login page', async () => {
    await openApp('/login')
    await screen.findByText('Looks like you are already logged in')
    expect(currentAddress()).toBe('/login')
  })

  it('has no redirect in the history', async () => {
    await openApp('/404', '/')
    await waitForPath('/dashboard/titles')
    await navigate(-1)
    expect(currentAddress()).toBe('/404')
  })
})

async function signIn() {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email Address'), 'imogen@harbourvale.example')
  await user.type(screen.getByLabelText('Password'), 'demo')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}
