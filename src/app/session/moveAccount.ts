import type { Client } from '#api/client.ts'
import { masquerade, switchAccount } from '#api/endpoints/account.ts'
import { failureFrom } from '#api/failure.ts'
import type { Account } from '#domain/account.ts'
import type { Failure } from '#domain/failure.ts'
import { RefreshMismatch } from './sessionState.ts'
import type { Session } from './sessionStore.ts'

/** As one's own account, or as staff seeing what another sees (spec section 4, Masquerade). */
export type MoveMode = 'switch' | 'masquerade'

const underWay = new WeakMap<Session, string>()
const listeners = new Set<() => void>()

/** The id of the account that a session is on its way to; null: none. */
export const movingTo = (session: Session): string | null => underWay.get(session) ?? null

export function onMoving(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Asks for the token of another account and enters it: one request at a time and per press, for the call has effects
 * (behaviour.md, Session). Resolves with the failure, all being as it was; null when entered, or when there is no one
 * left to enter.
 */
export async function moveAccount(
  client: Client,
  session: Session,
  account: Account,
  mode: MoveMode,
): Promise<Failure | null> {
  if (underWay.has(session)) return null
  const { epoch } = session.getState()
  const isOver = () => session.getState().epoch !== epoch
  mark(session, account.id)
  try {
    const { accessToken, refreshToken, refreshExpires } =
      mode === 'switch'
        ? await client.call(switchAccount, { path: { acc_id: account.id } })
        : await client.call(masquerade, { body: { acc_id: account.id } })
    // Logged out in the meantime, or moved by another tab's sign-in: the answer is for a session that is no more.
    if (!isOver())
      session.enter({ token: accessToken, userName: '', ...refreshOf(refreshToken, refreshExpires) }, account)
    return null
  } catch (error) {
    if (isOver()) return null
    if (error instanceof RefreshMismatch) return { kind: 'other', message: error.message, details: [], body: null }
    return failureFrom(error, { online: navigator.onLine })
  } finally {
    mark(session, null)
  }
}

function refreshOf(token: string | null, expires: string | null) {
  return {
    refresh: token !== null && expires !== null ? { token, expires } : null,
    refreshIncomplete: (token === null) !== (expires === null),
  }
}

function mark(session: Session, accountId: string | null) {
  if (accountId === null) underWay.delete(session)
  else underWay.set(session, accountId)
  for (const listener of listeners) listener()
}
