import { inAppPath } from './inAppPath.ts'

/* State that one page passes to another in the history entry. Reads validate it, because it can be anything. */

/** For /dashboard/error: a failure, safe to show and to pass on (created by createErrorState.ts). */
export interface ErrorState {
  /** Address of the page that failed. */
  from: string
  error: string
  /** The response body, for statuses without an explanation. */
  body: string | null
  /** Milliseconds since the epoch. */
  at: number
}

/** Kind of link that was broken, or 'any' if unknown. */
export type BrokenLinkKind = 'any' | 'click' | 'password'

/** For /dashboard/brokenlink. */
export interface BrokenLinkState {
  link: BrokenLinkKind
}

/** For /login. */
export interface LoginLocationState {
  /** The address to return to after login: path, query and hash. */
  from?: string
  /** Email address typed on the forgotten password page. */
  email?: string
  /** The user has just set a new password. */
  passwordChanged?: boolean
}

/** Longer texts are truncated. */
const MAX_LENGTH = 1000

export function readErrorState(state: unknown): {
  from: string | null
  error: string | null
  body: string | null
  at: Date | null
} {
  const { from, error, body, at } = readFields(state)
  return {
    from: inAppPath(from),
    error: readText(error),
    body: readText(body),
    at: typeof at === 'number' && Number.isFinite(new Date(at).getTime()) ? new Date(at) : null,
  }
}

export function readBrokenLink(state: unknown): BrokenLinkKind {
  const { link } = readFields(state)
  return link === 'click' || link === 'password' ? link : 'any'
}

const readText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, MAX_LENGTH) : null

function readFields(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {}
}
