import type { Client } from '#api/client.ts'
import { masquerade, switchAccount } from '#api/endpoints/account.ts'
import { failureFrom } from '#api/failure.ts'
import type { Account } from '#domain/account.ts'
import type { Failure } from '#domain/failure.ts'
import type { UserAndAccounts } from './sessionState.ts'
import type { Session } from './sessionStore.ts'

/** 'switch': one of the user's own accounts; 'masquerade': staff viewing a customer's account (spec section 4). */
export type SwitchMode = 'switch' | 'masquerade'

/** The target account id of each session that is switching. */
const pendingIds = new WeakMap<Session, string>()
const listeners = new Set<() => void>()

/** Id of the account that a session is switching to, or null. */
export const pendingAccountId = (session: Session): string | null => pendingIds.get(session) ?? null

export function onPendingAccountChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Requests a token for another account and switches the session to it. One request at a time and no retry, because the
 * call has side effects. Resolves with the failure, leaving the session unchanged, or with null once switched, or if
 * the session has ended in the meantime.
 * @param loaded user and accounts, if they are loaded already: for the switch at the start of a session
 */
export async function switchToAccount(
  client: Client,
  session: Session,
  account: Account,
  mode: SwitchMode,
  loaded: UserAndAccounts | null = null,
): Promise<Failure | null> {
  if (pendingIds.has(session)) return null
  const epoch = session.epoch()
  const isOver = () => session.epoch() !== epoch
  setPending(session, account.id)
  try {
    const { accessToken, refreshToken, refreshExpires } =
      mode === 'switch'
        ? await client.call(switchAccount, { path: { acc_id: account.id } })
        : await client.call(masquerade, { body: { acc_id: account.id } })
    // The response may arrive after a logout, or after another tab has signed in.
    const refresh =
      refreshToken === null || refreshExpires === null ? null : { token: refreshToken, expires: refreshExpires }
    if (!isOver()) session.switchAccount({ token: accessToken, refresh }, account, loaded)
    return null
  } catch (error) {
    if (isOver()) return null
    return failureFrom(error, { online: navigator.onLine })
  } finally {
    setPending(session, null)
  }
}

function setPending(session: Session, accountId: string | null) {
  if (accountId === null) pendingIds.delete(session)
  else pendingIds.set(session, accountId)
  for (const listener of listeners) listener()
}
