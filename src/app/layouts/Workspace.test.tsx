import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  calls,
  json,
  openAppWith,
  resetApp,
  signedInAs,
  signInByForm,
  stubApi,
  waitForPath,
} from '../testing/testApp.tsx'
import { tokenFor } from '../testing/testSession.ts'

const WIDGET = 'https://help.example/widget.js'

beforeEach(() => {
  window.scrollTo = () => undefined
  stubApi(({ endpoint }) =>
    endpoint === 'POST /login/access_token' ? json({ access_token: tokenFor({ acc: 'harbour' }) }) : undefined,
  )
})
afterEach(resetApp)

const scripts = () => Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), ({ src }) => src)

// spec 1.5
it('loads the help widget after a login and removes it on logout', async () => {
  await openAppWith({ helpWidgetSrc: WIDGET }, '/dashboard/account')
  await waitForPath('/login')
  expect(scripts()).toEqual([])
  await signInByForm()
  await waitForPath('/dashboard/account')
  expect(scripts()).toEqual([WIDGET])
  await userEvent.click(await screen.findByRole('button', { name: /User menu/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitForPath('/login')
  expect(scripts()).toEqual([])
})

// spec 1.2
it.each([
  ['books', {}],
  ['films', { vertical: 'films' }],
])('reads the data of the vertical %s', async (vertical, config) => {
  signedInAs({ acc: 'harbour' })
  await openAppWith(config, '/dashboard/account')
  await waitFor(() =>
    expect(calls.map(({ endpoint }) => endpoint)).toContain(`GET /api/v1/acc/${vertical}/country_list`),
  )
})
