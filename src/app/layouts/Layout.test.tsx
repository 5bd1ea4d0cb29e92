import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openAppWith, resetApp, signedInAs, stubApi, waitForPath } from '../testing/testApp.tsx'

const SLOW = { timeout: 15_000 }
const HELP_URL = 'https://help.example/start'

beforeEach(() => {
  window.scrollTo = () => undefined
  stubApi()
})
afterEach(resetApp)

/** Opens a page and returns the top bar. */
async function openBar(path: string) {
  await openAppWith({ helpUrl: HELP_URL }, path)
  await waitForPath(path)
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
  const bar = await openBar(path)
  await bar.findByRole('button', { name: /User menu/ }, SLOW)
  expect(bar.getByRole('link', { name: 'Lightshelf' }).getAttribute('href')).toBe('/dashboard')
  expect(bar.queryByRole('link', { name: 'Log In' })).toBeNull()
})

// spec 2.27, 2.30, 2.33
it.each(['/dashboard/titles', '/dashboard/account'])('the help button of %s opens the help centre', async (path) => {
  signedInAs({ acc: 'harbour' })
  const bar = await openBar(path)
  const help = await bar.findByRole('link', { name: 'Help centre (opens in a new tab)' }, SLOW)
  expect(help.getAttribute('href')).toBe(HELP_URL)
  expect(help.getAttribute('target')).toBe('_blank')
  expect(help.getAttribute('rel')).toBe('noopener noreferrer')
})
