/** The first page after login (spec section 2). */
export const HOME_PATH = '/dashboard'

// eslint-disable-next-line no-control-regex -- the pattern is for control characters
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/
/** Backslashes, encoded slashes and double slashes, which servers and routers read differently. */
const AMBIGUOUS = /\\|%2f|%5c|\/\//i
const PLACEHOLDER_ORIGIN = 'https://in-app.invalid'

/** The path, query and hash of a location in this app; null for anything that is, or might be, outside it. */
export function inAppPath(candidate: unknown): string | null {
  if (
    typeof candidate !== 'string' ||
    !candidate.startsWith('/') ||
    CONTROL.test(candidate) ||
    AMBIGUOUS.test(pathOf(candidate))
  )
    return null
  try {
    const url = new URL(candidate, PLACEHOLDER_ORIGIN)
    return url.origin === PLACEHOLDER_ORIGIN ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}

/**
 * Where to go after login: the candidate with its query and hash if it is under /dashboard, else /dashboard. Never
 * another origin or another part of the app.
 */
export function safeReturnPath(candidate: unknown): string {
  const path = inAppPath(candidate)
  return path !== null && isInDashboard(pathOf(String(candidate))) && isInDashboard(pathOf(path)) ? path : HOME_PATH
}

const isInDashboard = (path: string) => path === HOME_PATH || path.startsWith(`${HOME_PATH}/`)
const pathOf = (location: string) => location.split(/[?#]/, 1)[0] ?? ''
