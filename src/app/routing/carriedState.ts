import { inAppPath } from '#domain/inAppPath.ts'
import type { BrokenLinkKind } from '#screens/BrokenLink/BrokenLinkScreen.tsx'

/* What one page tells another in the history entry. Anything may stand there: it is read field by field. */

/** For /dashboard/error: where it failed, when, and what was said of it, fit to be shown and sent on (errorState.ts). */
export interface ErrorState {
  from: string
  error: string
  /** What the server sent, where no kind of failure explains it. */
  body: string | null
  /** Milliseconds since the epoch. */
  at: number
}

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

/** The most of a text that is shown. */
const MOST = 1000

export function readErrorState(state: unknown): {
  from: string | null
  error: string | null
  body: string | null
  at: Date | null
} {
  const { from, error, body, at } = fieldsOf(state)
  return {
    from: inAppPath(from),
    error: textIn(error),
    body: textIn(body),
    at: typeof at === 'number' && Number.isFinite(new Date(at).getTime()) ? new Date(at) : null,
  }
}

export function readBrokenLink(state: unknown): BrokenLinkKind {
  const { link } = fieldsOf(state)
  return link === 'click' || link === 'password' ? link : 'any'
}

const textIn = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.slice(0, MOST) : null)

function fieldsOf(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {}
}
