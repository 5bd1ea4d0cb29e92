import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SMALL_SCREEN } from '#components/lib/useMediaQuery.ts'
import { openAppWith, resetApp, signedInAs, stubApi, waitForPath } from '../testing/testApp.tsx'

const HELP_URL = 'https://help.example/start'
/** The tabs, also those that the style of other windows hides. */
const tabs = () => Array.from(document.querySelectorAll('nav[aria-label="Main"]'))

beforeEach(() => {
  window.scrollTo = () => undefined
  stubApi()
})
afterEach(resetApp)

const userMenu = () => screen.findByRole('button', { name: /User menu/ })

/** Opens a page and returns the top bar. */
async function openBar(path: string, isSignedIn = false) {
  await openAppWith({ helpUrl: HELP_URL }, path)
  await waitForPath(path)
  if (isSignedIn) await userMenu()
  return within(screen.getByRole('banner'))
}

// spec 2.26
it.each(['/404', '/dashboard/error'])('signed out, the bar of %s has the logo and Log In only', async (path) => {
  const bar = await openBar(path)
  expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Lightshelf', '/'],
    ['Log In', '/login'],
  ])
  expect(bar.queryAllByRole('button')).toEqual([])
})

// spec 2.26
it.each(['/404', '/dashboard/account'])('signed in, the logo of %s leads to the dashboard', async (path) => {
  signedInAs({ acc: 'harbour' })
  const bar = await openBar(path, true)
  expect(bar.getByRole('link', { name: 'Lightshelf' }).getAttribute('href')).toBe('/dashboard')
  expect(bar.queryByRole('link', { name: 'Log In' })).toBeNull()
})

const linksOf = (bar: Awaited<ReturnType<typeof openBar>>) =>
  bar
    .getAllByRole('link')
    .map((link) => [link.textContent || link.getAttribute('aria-label'), link.getAttribute('href')])
const buttonsOf = (bar: Awaited<ReturnType<typeof openBar>>) =>
  bar.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

// spec 2.27, 2.28
it('the main layout has tabs, help, countries and user menu', async () => {
  signedInAs({ acc: 'harbour' })
  const bar = await openBar('/dashboard/titles', true)
  expect(linksOf(bar)).toEqual([
    ['Lightshelf', '/dashboard'],
    ['Titles', '/dashboard/titles'],
    ['Ads', '/dashboard/ads'],
    ['Help centre (opens in a new tab)', HELP_URL],
  ])
  expect(buttonsOf(bar)).toEqual(['Country: All countries', expect.stringMatching(/^User menu/)])
  expect(tabs()).toHaveLength(1)
})

// spec 2.28
it('the tabs are also at the bottom of small screens, when signed in', async () => {
  const matchMedia = (media: string) => ({
    matches: media === SMALL_SCREEN,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  })
  vi.stubGlobal('matchMedia', matchMedia)
  await openBar('/404')
  expect(tabs()).toEqual([])
  resetApp()
  vi.stubGlobal('matchMedia', matchMedia)
  stubApi()
  signedInAs({ acc: 'harbour' })
  await openBar('/dashboard/titles', true)
  expect(tabs()).toHaveLength(2)
})

// spec 2.30
it('the secondary layout has the way back, help and user menu', async () => {
  signedInAs({ acc: 'harbour' })
  const bar = await openBar('/dashboard/account', true)
  expect(linksOf(bar)).toEqual([
    ['Lightshelf', '/dashboard'],
    ['Back to My Dashboard', '/dashboard'],
    ['Help centre (opens in a new tab)', HELP_URL],
  ])
  expect(buttonsOf(bar)).toEqual([expect.stringMatching(/^User menu/)])
  expect(tabs()).toEqual([])
})

// spec 2.27, 2.30, 2.33
it.each(['/dashboard/titles', '/dashboard/account'])('the help button of %s opens the help centre', async (path) => {
  signedInAs({ acc: 'harbour' })
  const bar = await openBar(path, true)
  const help = bar.getByRole('link', { name: 'Help centre (opens in a new tab)' })
  expect(help.getAttribute('href')).toBe(HELP_URL)
  expect(help.getAttribute('target')).toBe('_blank')
  expect(help.getAttribute('rel')).toBe('noopener noreferrer')
})

// spec 2.31
it.each([false, true])('a click-through has no frame (signed in: %s)', async (isSignedIn) => {
  if (isSignedIn) signedInAs({ acc: 'harbour' })
  await openAppWith({}, '/clith/10101')
  await waitForPath('/clith/10101')
  expect(screen.getByRole('main')).toBeDefined()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryAllByRole('link')).toEqual([])
})

it('a sign-in in another tab changes the frame and keeps the page', async () => {
  await openBar('/forgotpassword')
  const email = screen.getByRole('textbox', { name: 'Email Address' })
  await userEvent.type(email, 'imogen@harbourvale.example')
  signedInAs({ acc: 'harbour' })
  fireEvent(document, new Event('visibilitychange'))
  await userMenu()
  expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Email Address' })).toBe(email)
  expect(email).toHaveProperty('value', 'imogen@harbourvale.example')
})
