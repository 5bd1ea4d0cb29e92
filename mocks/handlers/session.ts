import { accountById, type WorldAccount } from '../world/accounts.ts'
import { now } from '../world/clock.ts'
import { accountsOf, userByName, type WorldUser } from '../world/users.ts'
import { forbidden, notAuthenticated } from './httpError.ts'

/** The caller's session. */
export interface Session {
  user: WorldUser
  account: WorldAccount
  masquerading: boolean
}

/** Token claims; acc and msk are from spec section 3. */
interface Claims {
  user: string
  acc: string
  msk?: boolean
  /** Of a refresh token only, which is good for nothing but refreshing. */
  use?: 'refresh'
  exp: number
}

const LIFETIME_S = 1440 * 60

interface TokenOptions {
  masquerading?: boolean
  /** Seconds until it expires; negative for an expired token. */
  expiresInS?: number
  use?: 'refresh'
}

/** An unsigned, well-formed JWT for a user in an account. */
export function tokenFor(
  userName: string,
  accountId: string,
  { masquerading = false, expiresInS = LIFETIME_S, use }: TokenOptions = {},
): string {
  const claims: Claims = {
    user: userName,
    acc: accountId,
    exp: Math.floor(now() / 1000) + expiresInS,
    ...(masquerading && { msk: true }),
    ...(use && { use }),
  }
  return [encode({ alg: 'none', typ: 'JWT' }), encode(claims), 'unsigned'].join('.')
}

/**
 * Reads the session from a request's bearer token; throws 401, or 403 for an account that is not the user's.
 * @param use 'refresh' where the bearer is a refresh token
 */
export function sessionOf(request: Request, use?: 'refresh'): Session {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const claims = token === undefined ? null : decode(token)
  const user = claims === null ? undefined : userByName(claims.user)
  const account = claims === null ? undefined : accountById(claims.acc)
  if (
    claims === null ||
    user === undefined ||
    account === undefined ||
    claims.exp * 1000 <= now() ||
    claims.use !== use
  )
    throw notAuthenticated()
  if (!accountsOf(user).includes(account)) throw forbidden('No access to this account')
  return { user, account, masquerading: claims.msk === true }
}

function encode(part: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(part))
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

function decode(token: string): Claims | null {
  const [, payload = '', ...rest] = token.split('.')
  if (rest.length !== 1) return null
  try {
    const binary = atob(payload.replace(/-/g, '+').replace(/_/g, '/'))
    const claims: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0))),
    )
    return isClaims(claims) ? claims : null
  } catch {
    return null
  }
}

function isClaims(value: unknown): value is Claims {
  return (
    typeof value === 'object' &&
    value !== null &&
    'user' in value &&
    typeof value.user === 'string' &&
    'acc' in value &&
    typeof value.acc === 'string' &&
    'exp' in value &&
    typeof value.exp === 'number'
  )
}
