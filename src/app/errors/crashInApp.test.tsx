import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate, openApp, resetApp, signedInAs, stubApi, waitForPath } from '../testing/testApp.tsx'

/** The part that crashes when it is rendered. */
const crashing = vi.hoisted(() => ({ part: '' }))

/** A module whose component crashes while it is the crashing part. */
const crashable = vi.hoisted(() => async (part: string, load: () => Promise<unknown>) => {
  const original = (await load()) as Record<string, (props: object) => unknown>
  const Part = original[part]
  return {
    ...original,
    [part]: (props: object) => {
      if (crashing.part === part) throw new Error(`${part} crashed`)
      return Part?.(props)
    },
  }
})

vi.mock('../layouts/MainNav.tsx', (load) => crashable('MainNav', load))
vi.mock('../layouts/UserMenu.tsx', (load) => crashable('UserMenu', load))
vi.mock('../layouts/RegionSwitch.tsx', (load) => crashable('RegionSwitch', load))
vi.mock('../layouts/AccountGate.tsx', (load) => crashable('AccountGate', load))
vi.mock('../layouts/Layout.tsx', (load) => crashable('Layout', load))
vi.mock('#components/feedback/OfflineBanner/OfflineBanner.tsx', (load) => crashable('OfflineBanner', load))
vi.mock('../layouts/Notices.tsx', (load) => crashable('Notices', load))
vi.mock('../layouts/Shortcuts.tsx', (load) => crashable('Shortcuts', load))
vi.mock('./ErrorNotice.tsx', (load) => crashable('ErrorNotice', load))
vi.mock('#session/DraftsContext.tsx', (load) => crashable('DraftsProvider', load))
vi.mock('../pages/TitlesPage.tsx', () => ({
  TitlesPage: () => (
    <main>
      <h1 tabIndex={-1}>Titles</h1>
    </main>
  ),
}))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.scrollTo = () => undefined
  stubApi()
  signedInAs({ acc: 'harbour' })
})
afterEach(() => {
  crashing.part = ''
  resetApp()
  vi.restoreAllMocks()
})

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent

describe.each(['Layout', 'MainNav', 'UserMenu', 'RegionSwitch', 'AccountGate'])('a crash of %s', (part) => {
  // spec 2.40, 8.18
  it('shows the global error screen', async () => {
    crashing.part = part
    await openApp('/dashboard/titles')
    expect(await heading()).toBe('Apologies, something went wrong:')
    expect(screen.getByText(`${part} crashed`)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Go to Home' })).toBeDefined()
  })

  it('does not outlive the page', async () => {
    crashing.part = part
    await openApp('/404', '/dashboard/titles')
    expect(await heading()).toBe('Apologies, something went wrong:')
    crashing.part = ''
    await navigate(-1)
    expect(await heading()).toBe('This page isn’t on the shelf')
  })
})

it.each(['Notices', 'Shortcuts', 'ErrorNotice'])('a crash of %s leaves the page', async (part) => {
  crashing.part = part
  await openApp('/dashboard/titles')
  await waitForPath('/dashboard/titles')
  expect(await screen.findByRole('button', { name: /User menu/ })).toBeDefined()
  expect(await heading()).toBe('Titles')
})

it('a crash of one notice leaves the others', async () => {
  crashing.part = 'OfflineBanner'
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  stubApi(() => Promise.reject(new TypeError('Failed to fetch')))
  await openApp('/dashboard/titles')
  expect(await screen.findByText('We couldn’t load your account details.')).toBeDefined()
  expect(screen.queryByText(/This page may be out of date/)).toBeNull()
})

// spec 8.16
it("a crash outside of all of this shows the router's screen, with a way out", async () => {
  crashing.part = 'DraftsProvider'
  await openApp('/dashboard/titles')
  expect(await heading()).toBe('Unexpected Application Error!')
  expect(screen.getByRole('button', { name: 'Go to Home' })).toBeDefined()
})
