import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  calls,
  json,
  openApp,
  openAppWith,
  resetApp,
  signedInAs,
  navigate,
  signInByForm,
  stubApi,
  waitForPath,
} from '../testing/testApp.tsx'
import { tokenFor } from '#session/testing/testSession.ts'

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

describe('a login that the browser does not keep', () => {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  beforeEach(() => {
    // As browsers do: at most 4,096 bytes of name and value, and nothing said about more.
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => cookie?.get?.call(document) as string,
      set: (text: string) => {
        if (text.split(';', 1).every((pair) => pair.length <= 4096)) cookie?.set?.call(document, text)
      },
    })
  })
  afterEach(() => Object.defineProperty(document, 'cookie', { configurable: true, ...cookie }))

  it.each([
    [4_200, true],
    [20_000, true],
    [300, false],
  ])('is said until the user has read it: a token of %i bytes, %s', async (bytes, isSaid) => {
    const token = tokenFor({ acc: 'harbour', groups: 'g'.repeat(bytes) })
    stubApi(({ endpoint }) => (endpoint === 'POST /login/access_token' ? json({ access_token: token }) : undefined))
    await openApp('/login')
    await signInByForm()
    await waitForPath('/dashboard/titles')
    const said = () => screen.queryByText('Your browser couldn’t keep this login.') !== null
    expect(said()).toBe(isSaid)
    if (!isSaid) return
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
    expect(said()).toBe(false)
    await navigate('/dashboard/account')
    await waitForPath('/dashboard/account')
    expect(said()).toBe(false)
    expect(await screen.findByRole('button', { name: /User menu/ })).toBeDefined()
  })
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
