import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shellText } from '#domain/messages/shell.ts'
import { readAuth } from '#session/authCookies.ts'
import {
  currentAddress,
  waitForPath,
  calls,
  json,
  openApp,
  resetApp,
  stubApi,
  signedInAs,
} from '../testing/testApp.tsx'

const SHOWCASE = '/showcase/latest'

beforeEach(() => {
  window.scrollTo = () => undefined
})
afterEach(resetApp)

it('shows a 401 like any other failure, without ending the session', async () => {
  stubApi(({ endpoint }) => (endpoint === 'GET /showcase/latest.json' ? json({}, 401) : undefined))
  signedInAs({ acc: 'harbour' })
  await openApp(SHOWCASE)
  await waitForPath(SHOWCASE)
  expect((await screen.findByRole('alert')).textContent).toContain('Unauthorized')
  // Still the same after the last retry.
  await expect.poll(() => calls.filter(({ endpoint }) => endpoint === 'GET /showcase/latest.json').length).toBe(4)
  expect(calls.find(({ endpoint }) => endpoint === 'GET /showcase/latest.json')?.token).toBeNull()
  expect(currentAddress()).toBe(SHOWCASE)
  expect(readAuth(Date.now())).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Back to My Dashboard' })).toBeDefined()
  // The user menu is lazy: its import must not outlive the test.
  expect(await screen.findByRole('button', { name: new RegExp(shellText.userMenu) })).toBeDefined()
})
