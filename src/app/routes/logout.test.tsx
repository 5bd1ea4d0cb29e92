import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAccountState } from '#session/accountStore.ts'
import { clearAuth, readAuth } from '#session/authCookies.ts'
import { deviceStorage } from '#session/safeStorage.ts'
import { loadPagesFirst } from '../testing/loadPagesFirst.ts'
import { openApp, resetApp, signedInAs, stubApi, locationState, navigate, waitForPath } from '../testing/testApp.tsx'
import { PAGES } from '#domain/pages.ts'

/** Pages for anyone, which the guard does not leave, with a user menu. */
const OPEN = Object.values(PAGES)
  .filter(({ guarded, layout, path }) => !guarded && layout !== 'plain' && path !== '/login')
  .map(({ path }) => path.replace(/:\w+/, '7').replace('resetpassword', 'resetpassword?token=x'))
const GUARDED = ['/dashboard/titles?q=dracula', '/dashboard/account']

loadPagesFirst()
beforeEach(() => {
  window.scrollTo = () => undefined
  stubApi()
  signedInAs({ acc: 'harbour' })
})
afterEach(resetApp)

const logOut = async () => {
  const user = userEvent.setup()
  // A page that arrives takes the focus, which closes an open menu.
  await screen.findByRole('heading', { level: 1 })
  await user.click(await screen.findByRole('button', { name: /User menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
}

describe('a logout', () => {
  // spec 2.32, 4.14
  it.each([...OPEN, ...GUARDED])('leads from %s to the login', async (path) => {
    await openApp(path)
    await logOut()
    await waitForPath('/login')
    expect(locationState()).toBeNull()
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined()
  })

  it.each([...OPEN, ...GUARDED])('in another tab leads from %s to the login', async (path) => {
    await openApp(path)
    await screen.findByRole('button', { name: /User menu/ })
    clearAuth()
    localStorage.clear()
    fireEvent(document, new Event('visibilitychange'))
    await waitForPath('/login')
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined()
  })

  it('leads there once: the public pages can be opened afterwards', async () => {
    await openApp('/404')
    await logOut()
    await waitForPath('/login')
    await navigate('/showcase/latest')
    await waitForPath('/showcase/latest')
  })

  // spec 2.23, 4.4
  it('stays on the login page, without account or token', async () => {
    await openApp('/login')
    expect(readAccountState(deviceStorage).account?.id).toBe('harbour')
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(readAuth(Date.now())).toBeNull()
    expect(readAccountState(deviceStorage)).toEqual({ userName: null, account: null, masquerade: null })
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined()
    await waitForPath('/login')
  })
})
