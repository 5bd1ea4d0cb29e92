import { tokenFor } from '../testSession.ts'

/** Users of the model, with the accounts that they may open. */
export const USERS: Readonly<Record<string, readonly string[]>> = {
  'imogen@books.example': ['quill', 'harbour'],
  'theo@books.example': ['quill'],
  'staff@lightshelf.example': ['quill', 'harbour', 'lantern'],
}
export const ACCOUNT_NAMES: Readonly<Record<string, string>> = {
  harbour: 'Harbour & Vale',
  quill: 'Quill & Anchor Press',
  lantern: 'Lanternhouse',
}

/** A login and what was switched or renewed from it. A refresh token is good for one of them only. */
interface Family {
  user: string
  account: string
  masquerade: boolean
}
export interface IssuedToken extends Family {
  family: Family
}

type CallKind = 'login' | 'me' | 'accounts' | 'switch' | 'masquerade' | 'renewal' | 'other'

/** A request that has not been answered. */
export interface PendingCall {
  tab: number
  kind: CallKind
  bearer: string
  body: Record<string, unknown>
  path: string
  /** How many logins, switches and logouts had been applied when it was sent. */
  sentAt: number
  resolve: (response: Response) => void
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const REFRESH_EXPIRES = '2027-06-01T00:00:00.000Z'
const KINDS: readonly [CallKind, RegExp][] = [
  ['login', /\/login\/access_token$/],
  ['renewal', /\/login\/refresh_token$/],
  ['me', /\/me\/$/],
  ['accounts', /\/me\/accounts$/],
  ['masquerade', /\/me\/accounts\/masquerade$/],
  ['switch', /\/me\/accounts\/switch\/\w+$/],
]

/** The server: it knows whose each token is, and answers when the test says so. */
export class ModelServer {
  readonly tokens = new Map<string, IssuedToken>()
  readonly refreshTokens = new Map<string, Family>()
  readonly pending: PendingCall[] = []
  private count = 0

  constructor(
    /** Called for each request, which names its tab by the host. */
    private readonly onCall: (call: PendingCall) => void,
  ) {}

  readonly fetch = (address: string, { headers, body, signal }: RequestInit): Promise<Response> => {
    const { hostname, pathname } = new URL(address)
    if (pathname.endsWith('/log_error')) return Promise.resolve(json(undefined))
    return new Promise((resolve, reject) => {
      const call: PendingCall = {
        tab: Number(hostname.split('.')[0]?.replace('tab', '')),
        kind: KINDS.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other',
        bearer: (new Headers(headers).get('authorization') ?? '').replace('Bearer ', ''),
        body: typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {},
        path: pathname,
        sentAt: 0,
        resolve,
      }
      this.onCall(call)
      this.pending.push(call)
      signal?.addEventListener('abort', () => {
        this.drop(call)
        reject(new DOMException('aborted', 'AbortError'))
      })
    })
  }

  drop(call: PendingCall): void {
    const at = this.pending.indexOf(call)
    if (at >= 0) this.pending.splice(at, 1)
  }

  /** Answers a call; anything but 200 is a failure. */
  answer(call: PendingCall, status: number): void {
    this.drop(call)
    call.resolve(status === 200 ? this.respond(call) : json({}, status))
  }

  private respond({ kind, bearer, body, path }: PendingCall): Response {
    if (kind === 'login') return this.logIn(body as { username: string; extra?: { acc: string } })
    if (kind === 'renewal') {
      const family = this.refreshTokens.get(bearer)
      return family === undefined ? json({}, 401) : this.issue(family)
    }
    const token = this.tokens.get(bearer)
    if (token === undefined) return json({}, 401)
    const accounts = USERS[token.user] ?? []
    if (kind === 'me')
      return json({ user_name: token.user, user_id: 1, acc_id: token.account, acc_name: ACCOUNT_NAMES[token.account] })
    if (kind === 'accounts') return json(accounts.map((id) => ({ acc_id: id, acc_name: ACCOUNT_NAMES[id] })))
    if (kind === 'other') return json([])
    const isMasquerade = kind === 'masquerade'
    const account = isMasquerade ? (body.acc_id as string) : (path.split('/').at(-1) ?? '')
    const isAllowed = isMasquerade ? token.user.startsWith('staff') : accounts.includes(account)
    if (!isAllowed) return json({}, 403)
    Object.assign(token.family, { account, masquerade: isMasquerade })
    return this.issue(token.family)
  }

  private logIn({ username, extra }: { username: string; extra?: { acc: string } }): Response {
    const accounts = USERS[username] ?? []
    const account = accounts.find((id) => id === extra?.acc) ?? accounts[0] ?? ''
    return this.issue({ user: username, account, masquerade: false }, true)
  }

  /** Issues a token, every third time with a new refresh token. */
  private issue(family: Family, withRefresh = this.count % 3 === 0): Response {
    this.count += 1
    const { user, account, masquerade } = family
    const token = tokenFor({ acc: account, no: this.count, ...(masquerade && { msk: true }) })
    this.tokens.set(token, { user, account, masquerade, family })
    if (!withRefresh) return json({ access_token: token })
    const refresh = `refresh${this.count}`
    this.refreshTokens.set(refresh, family)
    return json({ access_token: token, refresh_token: refresh, refresh_expires: REFRESH_EXPIRES })
  }
}
