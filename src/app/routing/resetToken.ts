/**
 * Token of a reset link; '' if there is none. In production public/theme.js has taken it out of the address. In stories and
 * tests it is in the router's address. Percent-decoded only: in base64 a + stays, which URLSearchParams reads as a space.
 */
export function readResetToken(search: string): string {
  const raw = /[?&]token=([^&]*)/.exec(search)?.[1] ?? window.__resetToken ?? ''
  try {
    return decodeURIComponent(raw).trim()
  } catch {
    return raw.trim()
  }
}

/** Forgets a token that has been used or refused. */
export function forgetResetToken(): void {
  delete window.__resetToken
}
