import { inAppPath } from '#domain/inAppPath.ts'
import type { BrokenLinkKind } from '#screens/BrokenLink/BrokenLinkScreen.tsx'

/* What one page tells another in the history entry. Anything may stand there: it is read field by field. */

/** For /dashboard/error: where it failed, when, and what was said of it, fit to be shown and sent on (errorState.ts). */
export interface ErrorState {
  from: string
  error: string
  /** Milliseconds since the epoch. */
  at: number
}

/** For /dashboard/brokenlink. */
export interface BrokenLinkState {
  link: BrokenLinkKind
}

/** The most of an error text that is shown. */
const MOST = 1000

export function readErrorState(state: unknown): { from: string | null; error: string | null; at: Date | null } {
  const { from, error, at } = fieldsOf(state)
  return {
    from: inAppPath(from),
    error: typeof error === 'string' && error.trim() !== '' ? error.slice(0, MOST) : null,
    at: typeof at === 'number' && Number.isFinite(new Date(at).getTime()) ? new Date(at) : null,
  }
}

export function readBrokenLink(state: unknown): BrokenLinkKind {
  const { link } = fieldsOf(state)
  return link === 'click' || link === 'password' ? link : 'any'
}

function fieldsOf(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {}
}
