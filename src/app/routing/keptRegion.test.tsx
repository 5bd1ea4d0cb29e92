import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QUILL, tokenFor } from '#session/testing/testSession.ts'
import {
  currentAddress,
  json,
  navigate,
  openApp,
  resetApp,
  signedInAs,
  stubApi,
  visited,
  waitForPath,
} from '../testing/testApp.tsx'

const page = (name: string) => () => (
  <main>
    <h1 tabIndex={-1}>{name}</h1>
  </main>
)
vi.mock('../pages/TitlesPage.tsx', () => ({ TitlesPage: page('Titles') }))
vi.mock('../pages/AdsPage.tsx', () => ({ AdsPage: page('Ads') }))

const CHOSEN = '?region=IE&from=2026-10-01&to=2026-10-31'

beforeEach(() => {
  window.scrollTo = () => undefined
  stubApi()
  signedInAs({ acc: 'harbour' })
})
afterEach(resetApp)

/** Presses the first link or button with this name: the tabs are in the bar and at the bottom. */
const press = async (role: 'link' | 'button' | 'menuitem', name: string | RegExp) => {
  const [first] = await screen.findAllByRole(role, { name })
  if (first !== undefined) fireEvent.click(first)
}
const pressKeys = (keys: string) => userEvent.keyboard(keys)
const openAccountPage = async () => {
  await press('button', /User menu/)
  await press('menuitem', 'Account')
  await waitForPath('/dashboard/account')
}

describe('the chosen region and period', () => {
  it.each([
    ['the logo', () => press('link', 'Lightshelf'), 'titles'],
    ['the tab of the page itself', () => press('link', 'Titles'), 'titles'],
    ['the tab of another page', () => press('link', 'Ads'), 'ads'],
    ['g t', () => pressKeys('gt'), 'titles'],
    ['g a', () => pressKeys('ga'), 'ads'],
  ])('are kept by %s', async (_name, go, target) => {
    await openApp(`/dashboard/titles${CHOSEN}&q=dracula`)
    await screen.findByRole('link', { name: 'Ads' })
    await go()
    await waitForPath(`/dashboard/${target}${CHOSEN}`)
  })

  it('are kept by the user menu, Back to My Dashboard, and pages for anyone', async () => {
    await openApp(`/dashboard/ads${CHOSEN}`)
    await openAccountPage()
    await press('link', 'Back to My Dashboard')
    await waitForPath(`/dashboard/titles${CHOSEN}`)
    await openAccountPage()
    await navigate('/404')
    await waitForPath('/404')
    await press('link', 'Lightshelf')
    await waitForPath(`/dashboard/titles${CHOSEN}`)
    await navigate('/404')
    await press('button', 'Go to Home')
    await waitForPath(`/dashboard/titles${CHOSEN}`)
    // Once, without an address in between that lacks them.
    expect(visited.filter((address) => address === '/dashboard/titles')).toEqual([])
  })

  it('are those of the address where it has some, and none where it has none', async () => {
    await openApp(`/dashboard/titles${CHOSEN}`)
    await waitForPath(`/dashboard/titles${CHOSEN}`)
    await navigate('/dashboard/ads?region=NZ')
    await waitForPath('/dashboard/ads?region=NZ')
    await pressKeys('gt')
    await waitForPath('/dashboard/titles?region=NZ')
    await navigate('/dashboard/titles')
    await openAccountPage()
    await press('link', 'Back to My Dashboard')
    await waitForPath('/dashboard/titles')
  })

  it('are kept by the keys of the account page', async () => {
    await openApp(`/dashboard/titles${CHOSEN}`)
    await openAccountPage()
    await pressKeys('?')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await pressKeys('{Escape}')
    await pressKeys('ga')
    await waitForPath(`/dashboard/ads${CHOSEN}`)
  })

  it('are passed on by /dashboard', async () => {
    await openApp(`/dashboard${CHOSEN}`)
    await waitForPath(`/dashboard/titles${CHOSEN}`)
  })

  // spec 9.10
  it('start anew after a reload', async () => {
    await openApp(`/dashboard/ads${CHOSEN}`)
    await openAccountPage()
    cleanup()
    await openApp('/dashboard/account')
    await press('link', 'Back to My Dashboard')
    await waitForPath('/dashboard/titles')
  })

  it('start anew in another account', async () => {
    stubApi(({ endpoint }) =>
      endpoint.endsWith('/switch/quill') ? json({ access_token: tokenFor({ acc: 'quill' }) }) : undefined,
    )
    await openApp(`/dashboard/ads${CHOSEN}`)
    await openAccountPage()
    await press('button', `Switch to ${QUILL.name}`)
    await waitForPath('/dashboard/titles')
    await openAccountPage()
    await press('link', 'Back to My Dashboard')
    await waitForPath('/dashboard/titles')
    expect(currentAddress()).not.toContain('region')
  })
})
