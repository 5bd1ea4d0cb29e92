import { sessionText } from '#domain/messages/session.ts'
import { isSameUser } from './accountStore.ts'
import { readAuth, type RefreshToken } from './authCookies.ts'
import { RefreshMismatch, type NewSession, type SwitchedToken } from './sessionState.ts'

/** Throws RefreshMismatch if a sign-in does not match the refresh settings (spec section 5). */
export function checkRefresh({ refresh, refreshIncomplete }: NewSession, isEnabled: boolean): void {
  if (!refreshIncomplete && isEnabled === (refresh !== null)) return
  // eslint-disable-next-line no-console -- the reason is for support, the text for the user
  console.error(`Refresh tokens are ${isEnabled ? 'on' : 'off'} in this app, which the login doesn't match.`)
  throw new RefreshMismatch(sessionText.refreshMismatch)
}

/** The refresh token after a switch: that of the response, else the stored one of the same user. */
export function refreshAfterSwitch({ refresh }: SwitchedToken, userName: string, nowMs: number): RefreshToken | null {
  const stored = readAuth(nowMs)
  return refresh ?? (stored !== null && isSameUser(stored.user.userName, userName) ? stored.refresh : null)
}
