import { safeStorage } from '../session/safeStorage.ts'

/** public/theme.js writes the same key. */
const KEY = 'lightshelf.resetToken'
const tabStorage = safeStorage(() => window.sessionStorage)

/**
 * Token of a reset link; '' if there is none. In production public/theme.js has taken it out of the address, and it is kept
 * for the tab, so that a reload of the page shows the form again. In stories and tests it is in the router's address.
 */
export function readResetToken(search: string): string {
  const token = new URLSearchParams(search).get('token') ?? window.__resetToken ?? tabStorage.get(KEY)
  return token?.trim() ?? ''
}

/** Forgets a token that has been used or refused. */
export function forgetResetToken(): void {
  delete window.__resetToken
  tabStorage.remove(KEY)
}
