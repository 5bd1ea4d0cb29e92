import { isAbortError } from '#domain/abort.ts'
import type { Client } from '#api/client.ts'
import { masquerade, switchAccount } from '#api/endpoints/account.ts'
import { failureFrom } from '#api/failure.ts'
import type { Account, SwitchMode } from '#domain/account.ts'
import type { Failure } from '#domain/failure.ts'
import { newTokenOf } from './sessionState.ts'
import type { UserAndAccounts } from './sessionState.ts'
import type { Session } from './sessionStore.ts'

/**
 * Requests a token for another account and switches the session to it. One request at a time and no retry, because the
 * call has side effects. Resolves with the failure, leaving the session unchanged, or with null once switched, or if
 * it was cancelled or the session has ended in the meantime, which aborts the request.
 * @param lists user and accounts, if they are loaded already: for the switch at the start of a session
 * @param opens the address to open in that account; null: Titles
 */
export async function switchToAccount(
  client: Client,
  session: Session,
  account: Account,
  mode: SwitchMode,
  { lists = null, opens = null }: { lists?: UserAndAccounts | null; opens?: string | null } = {},
): Promise<Failure | null> {
  const pending = session.startSwitch(account.id, opens)
  if (pending === null) return null
  const isOver = () => session.pendingSwitch() !== pending
  const controller = new AbortController()
  const { signal } = controller
  const unsubscribe = session.subscribe(() => isOver() && controller.abort())
  try {
    const answer =
      mode === 'switch'
        ? await client.call(switchAccount, { path: { acc_id: account.id }, signal })
        : await client.call(masquerade, { body: { acc_id: account.id }, signal })
    session.completeSwitch(pending, newTokenOf(answer), account, lists)
    return null
  } catch (error) {
    if (isOver() || isAbortError(error)) return null
    return failureFrom(error)
  } finally {
    unsubscribe()
    if (!isOver()) session.endSwitch()
  }
}
