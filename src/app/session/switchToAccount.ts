import { isAbortError } from '#api/abort.ts'
import type { Client } from '#api/client.ts'
import { masquerade, switchAccount } from '#api/endpoints/account.ts'
import { failureFrom } from '#api/failure.ts'
import type { Account } from '#domain/account.ts'
import type { Failure } from '#domain/failure.ts'
import type { UserAndAccounts } from './sessionState.ts'
import type { Session } from './sessionStore.ts'

/** 'switch': one of the user's own accounts; 'masquerade': staff viewing a customer's account (spec section 4). */
export type SwitchMode = 'switch' | 'masquerade'

interface PendingSwitch {
  accountId: string
  /** The epoch of the session that requested it. */
  epoch: number
  controller: AbortController
}

const pendingSwitches = new WeakMap<Session, PendingSwitch>()
const listeners = new Set<() => void>()

/** Id of the account that a session is switching to, or null. */
export function pendingAccountId(session: Session): string | null {
  const pending = pendingSwitches.get(session)
  return pending?.epoch === session.epoch() ? pending.accountId : null
}

export function onPendingAccountChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Requests a token for another account and switches the session to it. One request at a time and no retry, because the
 * call has side effects. Resolves with the failure, leaving the session unchanged, or with null once switched, or if
 * it was cancelled or the session has ended in the meantime, which aborts the request.
 * @param loaded user and accounts, if they are loaded already: for the switch at the start of a session
 */
export async function switchToAccount(
  client: Client,
  session: Session,
  account: Account,
  mode: SwitchMode,
  loaded: UserAndAccounts | null = null,
): Promise<Failure | null> {
  if (pendingAccountId(session) !== null) return null
  const epoch = session.epoch()
  const isOver = () => session.epoch() !== epoch
  const controller = new AbortController()
  const { signal } = controller
  const pending = { accountId: account.id, epoch, controller }
  setPending(session, pending)
  const unsubscribe = session.subscribe(() => isOver() && controller.abort())
  try {
    const { accessToken, refreshToken, refreshExpires } =
      mode === 'switch'
        ? await client.call(switchAccount, { path: { acc_id: account.id }, signal })
        : await client.call(masquerade, { body: { acc_id: account.id }, signal })
    // The response may arrive after a logout, or after another tab has signed in.
    const refresh =
      refreshToken === null || refreshExpires === null ? null : { token: refreshToken, expires: refreshExpires }
    if (!isOver()) session.switchAccount({ token: accessToken, refresh }, account, loaded)
    return null
  } catch (error) {
    if (isOver() || isAbortError(error)) return null
    return failureFrom(error, { online: navigator.onLine })
  } finally {
    unsubscribe()
    if (pendingSwitches.get(session) === pending) setPending(session, null)
  }
}

/** Cancels the pending switch of a session, if any: a late answer changes nothing. */
export function cancelSwitch(session: Session): void {
  const pending = pendingSwitches.get(session)
  if (pending === undefined) return
  pending.controller.abort()
  setPending(session, null)
}

function setPending(session: Session, pending: PendingSwitch | null) {
  if (pending === null) pendingSwitches.delete(session)
  else pendingSwitches.set(session, pending)
  for (const listener of listeners) listener()
}
