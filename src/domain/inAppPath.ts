/** Where a session starts (spec section 2). */
export const HOME_PATH = '/dashboard'

// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/
/** A slash or backslash in disguise: servers and routers do not agree on what it is. */
const DISGUISED = /\\|%2f|%5c|\/\//i
const NOWHERE = 'https://in-app.invalid'

/** A location of this app that was carried along: its path, query and hash; null for what leads elsewhere, or might. */
export function inAppPath(candidate: unknown): string | null {
  if (
    typeof candidate !== 'string' ||
    !candidate.startsWith('/') ||
    CONTROL.test(candidate) ||
    DISGUISED.test(pathOf(candidate))
  )
    return null
  try {
    const url = new URL(candidate, NOWHERE)
    return url.origin === NOWHERE ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}

/**
 * Where to go after login: the carried location if it is a path under /dashboard, its query and hash kept, else
 * /dashboard (behaviour.md, Session). Never another origin, never another part of the app.
 */
export function safeReturnPath(candidate: unknown): string {
  const path = inAppPath(candidate)
  return path !== null && isInside(pathOf(String(candidate))) && isInside(pathOf(path)) ? path : HOME_PATH
}

const isInside = (path: string) => path === HOME_PATH || path.startsWith(`${HOME_PATH}/`)
const pathOf = (location: string) => location.split(/[?#]/, 1)[0] ?? ''
