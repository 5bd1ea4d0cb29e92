/**
 * Token of a reset link; '' if there is none. In production public/theme.js has taken it out of the address. In stories and
 * tests it is in the router's address.
 */
export const readResetToken = (search: string): string => (rawToken(search) ?? window.__resetToken ?? '').trim()

/** Percent-decoded only: in base64 a + stays, which URLSearchParams reads as a space. As in public/theme.js. */
function rawToken(search: string): string | undefined {
  const [, raw] = /[?&]token=([^&]*)/.exec(search) ?? []
  try {
    return raw && decodeURIComponent(raw)
  } catch {
    return raw
  }
}

/** Forgets a token that has been used or refused. */
export function forgetResetToken(): void {
  delete window.__resetToken
}
