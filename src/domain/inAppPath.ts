/** Where a session starts (spec section 2). */
export const HOME_PATH = '/dashboard'

// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/
/** A slash or backslash in disguise: servers and routers do not agree on what it is. */
const DISGUISED = /\\|%2f|%5c|\/\//i
const NOWHERE = 'https://in-app.invalid'

/**
 * Where to go after login: the carried location if it is a path under /dashboard, its query and hash kept, else
 * /dashboard (behaviour.md, Session). Never another origin, never another part of the app.
 */
export function safeReturnPath(candidate: unknown): string {
  if (typeof candidate !== 'string' || CONTROL.test(candidate) || DISGUISED.test(pathOf(candidate))) return HOME_PATH
  if (!isInside(pathOf(candidate))) return HOME_PATH
  try {
    const url = new URL(candidate, NOWHERE)
    return url.origin === NOWHERE && isInside(url.pathname) ? url.pathname + url.search + url.hash : HOME_PATH
  } catch {
    return HOME_PATH
  }
}

const isInside = (path: string) => path === HOME_PATH || path.startsWith(`${HOME_PATH}/`)
const pathOf = (location: string) => location.split(/[?#]/, 1)[0] ?? ''
