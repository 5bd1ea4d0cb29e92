import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearAuth } from './authCookies.ts'
import type { Session } from './sessionStore.ts'
import { ACCOUNTS, ME, newLogin, openSignedInSession, QUILL, switchAccount } from './testing/testSession.ts'
import { createDrafts } from './createDrafts.ts'

const CLAIMS = { acc: 'harbour' }

beforeEach(() => {
  clearAuth()
  localStorage.clear()
})
afterEach(clearAuth)

/** A session with a draft. */
function startDraft() {
  const { session } = openSignedInSession(CLAIMS)
  const drafts = createDrafts(session)
  const draft = drafts.open<string>('comment 1')
  draft.write('Hello')
  return { session, drafts, draft, read: () => drafts.open<string>('comment 1').read() }
}
function logIn(session: Session, claims: object = CLAIMS, userName = ME.userName) {
  session.signIn(newLogin(claims, { userName }))
  session.setUserAndAccounts({ ...ME, userName }, ACCOUNTS)
}
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('keeps drafts by name, and asks before the page is left while there are any', () => {
  const { drafts, draft, read } = startDraft()
  expect([read(), drafts.open('comment 2').read()]).toEqual(['Hello', null])
  expect([drafts.exist(), asksBeforeLeaving()]).toEqual([true, true])
  draft.write(null)
  expect([drafts.exist(), asksBeforeLeaving()]).toEqual([false, false])
})

it('outlives the end of the session for the same user and account', () => {
  const { session, read } = startDraft()
  session.expire()
  expect(asksBeforeLeaving()).toBe(true)
  logIn(session, CLAIMS, ME.userName.toUpperCase())
  expect(read()).toBe('Hello')
})

it.each<[string, (session: Session) => void]>([
  ['a logout', (session) => session.logout()],
  [
    'a logout and a login',
    (session) => {
      session.logout()
      logIn(session)
    },
  ],
  ['a switch', (session) => switchAccount(session, newLogin({ acc: 'quill' }), QUILL)],
  [
    'a masquerade and its end',
    (session) => {
      switchAccount(session, newLogin({ acc: 'quill', mode: 'msqrd' }), QUILL)
      const own = session.ownAccount()
      if (own !== null) switchAccount(session, newLogin(CLAIMS), own)
    },
  ],
  [
    'another user’s login after the session’s end',
    (session) => {
      session.expire()
      logIn(session, CLAIMS, 'ben@harbourvale.example')
    },
  ],
  [
    'a login to another account after the session’s end',
    (session) => {
      session.expire()
      logIn(session, { acc: 'quill' })
    },
  ],
])('%s discards them, with what arrives late', (_, change) => {
  const { session, draft, drafts, read } = startDraft()
  change(session)
  expect(read()).toBeNull()
  draft.write('Late')
  expect([read(), drafts.exist(), asksBeforeLeaving()]).toEqual([null, false, false])
})

it('has discarded them when the next user is drawn', () => {
  const { session, read } = startDraft()
  const seen: (string | null)[] = []
  session.subscribe(() => {
    if (session.getState().status === 'signed-in') seen.push(read())
  })
  session.expire()
  logIn(session, CLAIMS, 'ben@harbourvale.example')
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen)).toEqual(new Set([null]))
})
