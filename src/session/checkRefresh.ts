import { sessionText } from '#domain/messages/session.ts'
import { RefreshMismatch, type NewSession } from './sessionState.ts'

/** Throws RefreshMismatch if a sign-in does not match the refresh settings (spec section 5). */
export function checkRefresh({ refresh, refreshIncomplete }: NewSession, isEnabled: boolean): void {
  if (!refreshIncomplete && isEnabled === (refresh !== null)) return
  // eslint-disable-next-line no-console -- the reason is for support, the text for the user
  console.error(`Refresh tokens are ${isEnabled ? 'on' : 'off'} in this app, which the login doesn't match.`)
  throw new RefreshMismatch(sessionText.refreshMismatch)
}
