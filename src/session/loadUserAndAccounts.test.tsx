import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient, type Client } from '#api/client.ts'
import {
  ACCOUNTS,
  HARBOUR,
  ME,
  newLogin,
  openSession,
  QUILL,
  storedAuth,
  tokenFor,
  SERVER,
} from './testing/testSession.ts'
import { clearAuth, writeAuth } from './authCookies.ts'
import { loadUserAndAccounts } from './loadUserAndAccounts.ts'
import { readAccountState } from './accountStore.ts'
import { deviceStorage } from './safeStorage.ts'
import type { Session } from './sessionStore.ts'
import { signIn } from './signIn.ts'

const ENVIRONMENT = { config: SERVER, retryDelaysS: [] }

interface Request {
  path: string
  token: string | null
  body: unknown
}
type Answer = (request: Request) => Response | Promise<Response>

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const requests: Request[] = []
const paths = () => requests.map(({ path }) => path)
const SWITCH = '/api/v1/me/accounts/switch/harbour'
const WIRE_ME = { user_name: ME.userName, name_first: 'Imogen', name_last: 'Ashby', acc_id: null, acc_name: null }
const WIRE_ACCOUNTS = ACCOUNTS.map(({ id, name }) => ({ acc_id: id, acc_name: name }))

/** Answers me and accounts; `answer` the rest. */
function serve(answer: Answer) {
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    const path = new URL(url, 'https://api.example').pathname
    const token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? null
    const request = { path, token, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null }
    requests.push(request)
    if (path === '/api/v1/me/') return json({ user_id: 1, email1: null, date_activate: null, ...WIRE_ME })
    return path === '/api/v1/me/accounts' ? json(WIRE_ACCOUNTS) : answer(request)
  })
}
const clientOf = (session: Session): Client =>
  createClient({ host: '', token: session.token, onUnauthorized: session.expire })

/** Opens a tab in which a session of a token is restored. */
function openRestored(claims: object) {
  writeAuth({
    token: tokenFor(claims),
    expiresAt: Date.now() + 60_000,
    user: { userName: ME.userName, firstName: null, lastName: null },
    refresh: null,
    signInId: 'test',
  })
  const session = openSession()
  return { session, client: clientOf(session) }
}

const logError = vi.fn<typeof console.error>()
beforeEach(() => {
  requests.length = 0
  clearAuth()
  localStorage.clear()
  logError.mockReset()
  vi.spyOn(console, 'error').mockImplementation(logError)
})
afterEach(() => vi.unstubAllGlobals())

describe('a token whose account is not in the list', () => {
  // spec 4.8
  it('is exchanged for one of the first account, by one call, which is logged', async () => {
    serve(() => json({ access_token: tokenFor({ acc: 'harbour' }) }))
    const { session, client } = openRestored({ acc: 'gone' })
    await loadUserAndAccounts(client, session, [])
    expect(session.getState()).toMatchObject({
      account: HARBOUR,
      accounts: ACCOUNTS,
      claims: { accountId: 'harbour' },
      user: { firstName: 'Imogen' },
      landing: 'switch',
    })
    expect(storedAuth().token).toBe(tokenFor({ acc: 'harbour' }))
    expect(readAccountState(deviceStorage).account).toEqual(HARBOUR)
    expect(paths()).toEqual(['/api/v1/me/', '/api/v1/me/accounts', SWITCH])
    expect(logError.mock.calls).toEqual([
      ['The account of the token is not in the account list; using Harbour & Vale.'],
    ])
  })

  it('is exchanged during a sign-in, before the session starts', async () => {
    serve(({ path, token }) =>
      path !== SWITCH
        ? json({ access_token: tokenFor({ acc: 'gone' }) })
        : token === tokenFor({ acc: 'gone' })
          ? json({ access_token: tokenFor({ acc: 'harbour' }) })
          : json({}, 403),
    )
    const session = openSession()
    const accounts: unknown[] = []
    session.subscribe(() => {
      const state = session.getState()
      if (state.status === 'signed-in') accounts.push(state.account)
    })
    await expect(signIn(session, ENVIRONMENT, { email: ME.userName, password: 'x' })).resolves.toBeNull()
    expect(accounts).toEqual([HARBOUR])
    expect(session.getState()).toMatchObject({ account: HARBOUR, accounts: ACCOUNTS, landing: 'login' })
    expect(session.token()).toBe(tokenFor({ acc: 'harbour' }))
  })

  it.each([
    ['restored', () => openRestored({ acc: 'gone' })],
    [
      'pending',
      () => {
        const session = openSession()
        session.signIn(newLogin({ acc: 'gone' }))
        return { session, client: clientOf(session) }
      },
    ],
  ])('stays, without a name, if the first account cannot be opened; the session is %s', async (_case, open) => {
    serve(() => json({ error_msg: 'no' }, 500))
    const { session, client } = open()
    await loadUserAndAccounts(client, session, [])
    expect(session.getState()).toMatchObject({
      status: 'signed-in',
      account: null,
      accounts: ACCOUNTS,
      openFailure: { account: HARBOUR, failure: { kind: 500 } },
    })
    expect(session.token()).toBe(tokenFor({ acc: 'gone' }))
    expect(paths().filter((path) => path === SWITCH)).toHaveLength(1)
    expect(logError).toHaveBeenCalledOnce()
  })

  it('is not exchanged a second time if the new one has such an account, too', async () => {
    serve(() => json({ access_token: tokenFor({ acc: 'gone', again: 1 }) }))
    const { session, client } = openRestored({ acc: 'gone' })
    await loadUserAndAccounts(client, session, [])
    expect(session.getState()).toMatchObject({ account: null, accounts: ACCOUNTS })
    expect(paths().filter((path) => path === SWITCH)).toHaveLength(1)
  })

  it('is not exchanged while it is of a masquerade', async () => {
    serve(() => json({}, 500))
    const { session, client } = openRestored({ acc: 'gone', msk: true })
    await loadUserAndAccounts(client, session, [])
    expect(session.getState()).toMatchObject({ account: { id: 'gone', name: 'gone' }, accounts: ACCOUNTS })
    expect(paths()).not.toContain(SWITCH)
    expect(logError).not.toHaveBeenCalled()
  })

  it('ends the session on a 401, and the login form says so', async () => {
    serve(({ path }) => (path === SWITCH ? json({}, 401) : json({ access_token: tokenFor({ acc: 'gone' }) })))
    const session = openSession()
    await expect(signIn(session, ENVIRONMENT, { email: ME.userName, password: 'x' })).resolves.toBe(
      'Please try again later.',
    )
    expect(session.getState()).toMatchObject({ status: 'anonymous', signingIn: null })
  })
})

describe('user and accounts', () => {
  it('are not lost if the token is renewed while they load', async () => {
    serve(() => json({}, 500))
    const { session, client } = openRestored({ acc: 'quill' })
    const loading = loadUserAndAccounts(client, session, [])
    writeAuth({ ...storedAuth(), token: tokenFor({ acc: 'quill', no: 2 }) })
    session.sync()
    await loading
    expect(session.getState()).toMatchObject({
      token: tokenFor({ acc: 'quill', no: 2 }),
      account: QUILL,
      accounts: ACCOUNTS,
    })
    expect(storedAuth().token).toBe(tokenFor({ acc: 'quill', no: 2 }))
  })

  it('of one session are not stored in the next', async () => {
    serve(() => json({}, 500))
    const { session, client } = openRestored({ acc: 'quill' })
    const loading = loadUserAndAccounts(client, session, [])
    session.logout()
    session.signIn(newLogin({ acc: 'harbour' }))
    await loading
    expect(session.getState()).toMatchObject({
      status: 'anonymous',
      signingIn: { claims: { accountId: 'harbour' }, accounts: null },
    })
  })
})

describe('the account of the last session', () => {
  const loginBodies = () => requests.filter(({ path }) => path === '/login/access_token').map(({ body }) => body)

  // spec 3.4, 7.7
  it('goes into the login of the user it was kept for, and of nobody else', async () => {
    serve(() => json({ access_token: tokenFor({ acc: 'quill' }) }))
    const session = openSession()
    const logIn = async (email: string) => {
      await signIn(session, ENVIRONMENT, { email, password: 'x' })
      session.expire()
    }
    await logIn('Imogen@harbourvale.example')
    await logIn('Imogen@harbourvale.example')
    await logIn('theo@harbourvale.example')
    expect(loginBodies()).toEqual([
      { username: ME.userName, passwd: 'x' },
      { username: ME.userName, passwd: 'x', extra: { acc: 'quill' } },
      { username: 'theo@harbourvale.example', passwd: 'x' },
    ])
  })
})
