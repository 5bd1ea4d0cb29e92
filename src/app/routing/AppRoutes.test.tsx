import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAGES } from './routes.ts'
import { tokenFor } from '../testing/testSession.ts'
import {
  address,
  arrives,
  json,
  navigate,
  openApp,
  reset,
  serve,
  signedInAs,
  state,
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
  serve()
})
afterEach(reset)

const GUARDED = Object.values(PAGES)
  .filter(({ guarded }) => guarded)
  .map(({ path }) => path.replace(/:\w+/, '7'))
// Without its token the page for a new password is a broken link.
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
  ])('who comes to %s is at %s', async (from = '', to = '') => {
    await openApp(from)
    await arrives(to)
  })

  it.each(OPEN)('may be at %s', async (path) => {
    await openApp(path)
    await arrives(path)
  })

  it.each([...GUARDED, '/dashboard'])(
    'is sent from %s to the login, which takes its place and carries it',
    async (path) => {
      const wanted = `${path}?from=2026-01-01&q=a%20b#here`
      await openApp('/404', wanted)
      await arrives('/login')
      expect(state()).toEqual({ from: wanted })
      await navigate(-1)
      expect(address()).toBe('/404')
    },
  )

  it('signs in and comes back to where they wanted to go, query and hash too', async () => {
    serve(({ what }) =>
      what === 'POST /login/access_token' ? json({ access_token: tokenFor({ acc: 'harbour' }) }) : undefined,
    )
    const wanted = '/dashboard/titles?q=dracula&sort=title#here'
    await openApp(wanted)
    await arrives('/login')
    await signIn()
    await arrives(wanted)
    expect(visited).toEqual([wanted, '/login', wanted])
  })

  it('signs in and is at home where nothing was carried', async () => {
    serve(({ what }) =>
      what === 'POST /login/access_token' ? json({ access_token: tokenFor({ acc: 'harbour' }) }) : undefined,
    )
    await openApp('/login')
    await arrives('/login')
    await signIn()
    await arrives('/dashboard/titles')
    // Once there, the login page is a page like any other.
    await navigate('/login')
    await screen.findByText('Looks like you are already logged in')
    expect(address()).toBe('/login')
  })
})

describe('who is signed in', () => {
  beforeEach(() => signedInAs({ acc: 'harbour' }))

  it.each([
    ['/', '/dashboard/titles'],
    ['/dashboard', '/dashboard/titles'],
    ['/dashboard/', '/dashboard/titles'],
    ['/showcase', '/showcase/latest'],
    ...UNKNOWN.map((path) => [path, '/404']),
  ])('and comes to %s is at %s', async (from = '', to = '') => {
    await openApp(from)
    await arrives(to)
  })

  it('finds that out at the login', async () => {
    await openApp('/login')
    await screen.findByText('Looks like you are already logged in')
    expect(address()).toBe('/login')
  })

  it('leaves no redirect in the history', async () => {
    await openApp('/404', '/')
    await arrives('/dashboard/titles')
    await navigate(-1)
    expect(address()).toBe('/404')
  })
})

async function signIn() {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email Address'), 'imogen@harbourvale.example')
  await user.type(screen.getByLabelText('Password'), 'demo')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}
