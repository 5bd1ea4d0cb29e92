/**
 * Token of a reset link; '' if there is none. In production public/theme.js has taken it out of the address. In stories and
 * tests it is in the router's address.
 */
export const readResetToken = (search: string): string =>
  (new URLSearchParams(search).get('token') ?? window.__resetToken ?? '').trim()

/** Forgets a token that has been used or refused. */
export function forgetResetToken(): void {
  delete window.__resetToken
}
