// @vitest-environment-options {"url": "https://app.books.test/"}
import { afterEach, expect, it } from 'vitest'
import { newLogin, openSession, storedAuth, tokenFor } from './testing/testSession.ts'
import { clearAuth, readAuth } from './authCookies.ts'

const AUTH_NAMES = ['_ntgAuth', '_ntgAuth_type', '_ntgAuth_storage', '_ntgAuth_state'] as const

/** Cookies as react-auth-kit wrote them with a parent domain. */
function writeParentCookies() {
  const state = encodeURIComponent(JSON.stringify({ user_name: 'imogen@harbourvale.example' }))
  const values = ['head.body.tail', 'Bearer', new Date(Date.now() + 60_000).toISOString(), state]
  AUTH_NAMES.forEach((name, at) => {
    document.cookie = `${name}=${values[at] ?? ''}; Path=/; Domain=books.test; Secure`
  })
}

afterEach(clearAuth)

it('has a host with parent domains', () => expect(window.location.hostname).toBe('app.books.test'))

it('a logout removes the cookies of parent domains, so that a reload is not signed in', () => {
  writeParentCookies()
  const session = openSession()
  expect(session.getState().status).toBe('signed-in')
  session.logout()
  expect(document.cookie).toBe('')
  expect(openSession().getState().status).toBe('anonymous')
})

it('a sign-in replaces them', () => {
  writeParentCookies()
  const session = openSession()
  session.signIn(newLogin({ acc: 'quill' }))
  expect(storedAuth().token).toBe(tokenFor({ acc: 'quill' }))
  for (const name of AUTH_NAMES)
    expect(document.cookie.split('; ').filter((at) => at.startsWith(`${name}=`))).toHaveLength(1)
})

it('a read removes nothing', () => {
  writeParentCookies()
  const before = document.cookie
  expect(readAuth(Date.now())).toMatchObject({ token: 'head.body.tail' })
  expect(document.cookie).toBe(before)
})
