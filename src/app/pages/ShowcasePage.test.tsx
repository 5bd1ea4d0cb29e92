import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shellText } from '#domain/messages/shell.ts'
import { readAuth } from '../session/authCookies.ts'
import { address, arrives, calls, json, openApp, reset, serve, signedInAs } from '../testing/testApp.tsx'

const SHOWCASE = '/showcase/latest'

beforeEach(() => {
  window.scrollTo = () => undefined
})
afterEach(reset)

it('shows a 401 like any other failure, without ending the session', async () => {
  serve(({ what }) => (what === 'GET /showcase/latest.json' ? json({}, 401) : undefined))
  signedInAs({ acc: 'harbour' })
  await openApp(SHOWCASE)
  await arrives(SHOWCASE)
  expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toContain('Unauthorized')
  // Still the same after the last retry.
  await expect.poll(() => calls.filter(({ what }) => what === 'GET /showcase/latest.json').length).toBe(4)
  expect(calls.find(({ what }) => what === 'GET /showcase/latest.json')?.token).toBeNull()
  expect(address()).toBe(SHOWCASE)
  expect(readAuth(Date.now())).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Back to My Dashboard' })).toBeDefined()
  // The user menu is lazy: its import must not outlive the test.
  expect(await screen.findByRole('button', { name: new RegExp(shellText.userMenu) })).toBeDefined()
})
