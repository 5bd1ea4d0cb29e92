import { activeAccount, readAccountStateOf, stateOfToken, writeAccountState } from './accountStore.ts'
import { readAuth } from './authCookies.ts'
import type { SafeStorage } from './safeStorage.ts'
import type { SignedIn } from './sessionState.ts'
import { signedInState } from './signedInState.ts'
import { readClaims } from './token.ts'

/** The session stored in the cookies, in the account stored on the device (spec section 4); null if there is none. */
export function restoreSession(storage: SafeStorage, nowMs: number, epoch: number): SignedIn | null {
  const auth = readAuth(nowMs)
  if (auth === null) return null
  const stored = readAccountStateOf(storage, auth.user.userName)
  const { account, masquerade } = stored
  const claims = readClaims(auth.token)
  const next = stateOfToken(claims, claims.masquerade ? [masquerade, account] : [account, masquerade], account)
  // The token decides the mode, not the device.
  if (!claims.masquerade && masquerade !== null) writeAccountState(storage, { ...stored, masquerade: null })
  return signedInState(auth, activeAccount(next), epoch)
}
