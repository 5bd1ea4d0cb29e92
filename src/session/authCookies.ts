import Cookies from 'js-cookie'
import type { User } from '#domain/account.ts'
import { shortHash } from '#domain/text/shortHash.ts'

/** Lifetime of a sign-in in minutes, regardless of the token's own `exp` (spec section 4). */
const TOKEN_MINUTES = 1440
const MINUTE_MS = 60_000

/** When a token expires that is issued now, in milliseconds. */
export const expiryOf = (nowMs: number) => nowMs + TOKEN_MINUTES * MINUTE_MS

/** Cookie names of the token store (spec section 4: `_ntgAuth`). */
const NAMES = {
  token: '_ntgAuth',
  type: '_ntgAuth_type',
  expiry: '_ntgAuth_storage',
  state: '_ntgAuth_state',
  refresh: '_ntgAuth_refresh',
  refreshTime: '_ntgAuth_refresh_time',
} as const
const REFRESH_NAMES = [NAMES.refresh, NAMES.refreshTime] as const

/** The signed-in user, as stored in the state cookie. */
export interface StoredUser {
  userName: string
  firstName: string | null
  lastName: string | null
}

/** What the cookies keep of a user. */
export const storedUser = ({ userName, firstName, lastName }: User): StoredUser => ({ userName, firstName, lastName })

export interface RefreshToken {
  token: string
  /** ISO instant. */
  expires: string
}

/** A sign-in as stored in the cookies. */
export interface StoredAuth {
  token: string
  /** Milliseconds since the epoch. */
  expiresAt: number
  user: StoredUser
  refresh: RefreshToken | null
  /** Random id of the login or switch that the token comes from; a renewal keeps it. '' in cookies of earlier versions. */
  signInId: string
}

/** What the cookies hold. */
export interface StoredCookies {
  /** The sign-in, if it is complete and still valid. */
  auth: StoredAuth | null
  /** What there is of an incomplete one: another tab may be writing it just now. Null if there is nothing of the kind. */
  incomplete: string | null
}

const NO_COOKIES: StoredCookies = { auth: null, incomplete: null }

export function writeAuth(auth: StoredAuth): void {
  const { token, expiresAt, refresh, user, signInId } = auth
  const expiry = new Date(expiresAt).toISOString()
  const state = {
    user_name: user.userName,
    name_first: shorten(user.firstName),
    name_last: shorten(user.lastName),
    sign_in: signInId,
    checksum: checksumOf(token, expiry),
    refresh_checksum: refresh && checksumOf(refresh.token),
  }
  // The state first and the token last: in between the checksum does not match, so no other tab reads a mixture.
  writeCookie(NAMES.state, JSON.stringify(state), expiresAt)
  if (refresh === null) for (const name of REFRESH_NAMES) removeCookie(name)
  else {
    const refreshExpiresAt = Math.min(Date.parse(refresh.expires) || expiresAt, expiresAt)
    writeCookie(NAMES.refresh, refresh.token, refreshExpiresAt)
    writeCookie(NAMES.refreshTime, refresh.expires, refreshExpiresAt)
  }
  writeCookie(NAMES.type, 'Bearer', expiresAt)
  writeCookie(NAMES.expiry, expiry, expiresAt)
  writeCookie(NAMES.token, token, expiresAt)
}

/** Reads what the cookies hold, without changing them. Nothing if they cannot be read. */
export function readCookies(nowMs: number): StoredCookies {
  try {
    const cookies = Object.entries(Cookies.get()).filter(([name]) => isAuthName(name))
    if (cookies.length === 0) return NO_COOKIES
    const auth = parseAuth(Object.fromEntries(cookies))
    if (auth === null) return { auth, incomplete: JSON.stringify(cookies) }
    return { auth: auth.expiresAt > nowMs ? auth : null, incomplete: null }
  } catch {
    // A sandboxed frame or a setting of the browser may forbid access.
    return NO_COOKIES
  }
}

/** The stored sign-in, if it is complete and still valid. */
export const readAuth = (nowMs: number): StoredAuth | null => readCookies(nowMs).auth

export function clearAuth(): void {
  for (const name of Object.values(NAMES)) removeCookie(name)
}

/** Whether the browser accepts cookies: signing in needs them. */
export function areCookiesEnabled(): boolean {
  const probe = '_ntgAuth_probe'
  try {
    Cookies.set(probe, '1', { path: '/', sameSite: 'Lax' })
    const isStored = Cookies.get(probe) === '1'
    Cookies.remove(probe, { path: '/' })
    return isStored
  } catch {
    return false
  }
}

function writeCookie(name: string, value: string, expiresAt: number): void {
  const write = () =>
    Cookies.set(name, value, {
      path: '/',
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
      expires: new Date(expiresAt),
    })
  attempt(() => {
    write()
    // One with `domain` stays beside it, and as the older one would be read instead.
    if (document.cookie.split('; ').filter((cookie) => cookie.startsWith(`${name}=`)).length <= 1) return
    removeDomainCookies(name)
    // For an IP address, `domain` makes no difference.
    write()
  })
}

function removeCookie(name: string): void {
  attempt(() => {
    Cookies.remove(name, { path: '/' })
    removeDomainCookies(name)
  })
}

/** react-auth-kit, whose cookies these are, could be set to write them with `domain`: the host or a parent of it. */
function removeDomainCookies(name: string): void {
  const labels = window.location.hostname.split('.')
  labels.forEach((_, at) => Cookies.remove(name, { path: '/', domain: labels.slice(at).join('.') }))
}

function attempt(action: () => void): void {
  try {
    action()
  } catch {
    // Cookies cannot be accessed: the session lasts until the page is left.
  }
}

/** A character takes up to twelve bytes when encoded, and browsers refuse cookies over 4,096 bytes. */
const shorten = (name: string | null) => name && Array.from(name).slice(0, 120).join('')

const isAuthName = (name: string) => (Object.values(NAMES) as string[]).includes(name)

/** Parses the cookies by name. */
function parseAuth(cookies: Partial<Record<string, string>>): StoredAuth | null {
  const { [NAMES.token]: token, [NAMES.expiry]: expiry, [NAMES.state]: state } = cookies
  const { [NAMES.refresh]: refresh, [NAMES.refreshTime]: refreshTime } = cookies
  if (!token || cookies[NAMES.type] !== 'Bearer' || !expiry || !state) return null
  const expiresAt = Date.parse(expiry)
  const raw = parseState(state)
  if (!Number.isFinite(expiresAt) || raw === null || !matches(raw.checksum, token, expiry)) return null
  const hasRefresh = refresh && refreshTime && matches(raw.refresh_checksum, refresh)
  return {
    token,
    expiresAt,
    user: { userName: raw.user_name, firstName: textOrNull(raw.name_first), lastName: textOrNull(raw.name_last) },
    refresh: hasRefresh ? { token: refresh, expires: refreshTime } : null,
    signInId: textOrNull(raw.sign_in) ?? '',
  }
}

const textOrNull = (raw: unknown) => (typeof raw === 'string' ? raw : null)

function parseState(state: string): (Record<string, unknown> & { user_name: string }) | null {
  try {
    const raw: unknown = JSON.parse(state)
    if (typeof raw !== 'object' || raw === null) return null
    const { user_name, ...rest } = raw as Record<string, unknown>
    return typeof user_name === 'string' ? { user_name, ...rest } : null
  } catch {
    return null
  }
}

/** Tells cookies of different writes apart. Short, as a cookie has at most 4,096 bytes. */
const checksumOf = (...values: string[]) => shortHash(values.join(' '))

/** Cookies of earlier versions have no checksum. */
const matches = (checksum: unknown, ...values: string[]) => checksum === undefined || checksum === checksumOf(...values)
