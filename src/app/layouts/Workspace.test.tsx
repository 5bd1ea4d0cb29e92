import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  calls,
  json,
  openAppWith,
  resetApp,
  signedInAs,
  navigate,
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
  await waitFor(() => expect(scripts()).toEqual([WIDGET]))
  await userEvent.click(await screen.findByRole('button', { name: /User menu/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitForPath('/login')
  expect(scripts()).toEqual([])
})

// spec 1.5
it('keeps the help widget on pages without a session of their own', async () => {
  signedInAs({ acc: 'harbour' })
  await openAppWith({ helpWidgetSrc: WIDGET }, '/404')
  await waitForPath('/404')
  await waitFor(() => expect(scripts()).toEqual([WIDGET]))
  const widget = document.querySelector('script[src]')
  await navigate('/dashboard/account')
  await waitForPath('/dashboard/account')
  expect([...document.querySelectorAll('script[src]')]).toEqual([widget])
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
