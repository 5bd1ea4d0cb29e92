import Cookies from 'js-cookie'
import type { User } from '#domain/account.ts'

/** Lifetime of a sign-in in minutes, regardless of the token's own `exp` (spec section 4). */
export const TOKEN_MINUTES = 1440

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
}

export function writeAuth(auth: StoredAuth): void {
  const { expiresAt, refresh, user } = auth
  const state = { user_name: user.userName, name_first: shorten(user.firstName), name_last: shorten(user.lastName) }
  writeCookie(NAMES.token, auth.token, expiresAt)
  writeCookie(NAMES.type, 'Bearer', expiresAt)
  writeCookie(NAMES.expiry, new Date(expiresAt).toISOString(), expiresAt)
  writeCookie(NAMES.state, JSON.stringify(state), expiresAt)
  if (refresh === null) for (const name of REFRESH_NAMES) removeCookie(name)
  else {
    const refreshExpiresAt = Math.min(Date.parse(refresh.expires) || expiresAt, expiresAt)
    writeCookie(NAMES.refresh, refresh.token, refreshExpiresAt)
    writeCookie(NAMES.refreshTime, refresh.expires, refreshExpiresAt)
  }
}

/** Returns the stored sign-in if it is complete and still valid; otherwise removes what is left of it. */
export function readAuth(nowMs: number): StoredAuth | null {
  const parts = [NAMES.token, NAMES.type, NAMES.expiry, NAMES.state].map((name) => Cookies.get(name))
  const auth = parseAuth(parts)
  if (auth !== null && auth.expiresAt > nowMs) return auth
  if (Object.values(NAMES).some((name) => Cookies.get(name) !== undefined)) clearAuth()
  return null
}

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
  Cookies.set(name, value, {
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
    expires: new Date(expiresAt),
  })
  // One with `domain` stays beside it, and as the older one would be read instead. For an IP address it is the same one.
  if (document.cookie.split('; ').filter((cookie) => cookie.startsWith(`${name}=`)).length > 1) removeDomainCookie(name)
}

function removeCookie(name: string): void {
  Cookies.remove(name, { path: '/' })
  removeDomainCookie(name)
}

/** react-auth-kit, whose cookies these are, could be set to write them with `domain`. */
const removeDomainCookie = (name: string) => Cookies.remove(name, { path: '/', domain: window.location.hostname })

/** A character takes up to twelve bytes when encoded, and browsers refuse cookies over 4,096 bytes. */
const shorten = (name: string | null) => name && Array.from(name).slice(0, 120).join('')

function parseAuth([token, type, expiry, state]: readonly (string | undefined)[]): StoredAuth | null {
  if (!token || type !== 'Bearer' || !expiry || !state) return null
  const expiresAt = Date.parse(expiry)
  const user = parseUser(state)
  if (!Number.isFinite(expiresAt) || user === null) return null
  const refresh = Cookies.get(NAMES.refresh)
  const expires = Cookies.get(NAMES.refreshTime)
  return { token, expiresAt, user, refresh: refresh && expires ? { token: refresh, expires } : null }
}

function parseUser(state: string): StoredUser | null {
  try {
    const raw: unknown = JSON.parse(state)
    if (typeof raw !== 'object' || raw === null) return null
    const { user_name: userName, name_first: first, name_last: last } = raw as Record<string, unknown>
    if (typeof userName !== 'string') return null
    return {
      userName,
      firstName: typeof first === 'string' ? first : null,
      lastName: typeof last === 'string' ? last : null,
    }
  } catch {
    return null
  }
}
