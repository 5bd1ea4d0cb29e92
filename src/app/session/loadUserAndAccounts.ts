import type { Client } from '#api/client.ts'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import { ApiError } from '#api/errors.ts'
import type { Account } from '#domain/account.ts'
import { reportError } from '../errors/reportError.ts'
import { findTokenAccount } from './accountStore.ts'
import type { UserAndAccounts } from './sessionState.ts'
import { unfinishedSignIn } from './unfinishedSignIn.ts'
import type { Session } from './sessionStore.ts'
import { switchToAccount } from './switchToAccount.ts'
import { readClaims } from './token.ts'

/**
 * Loads the user and the account list in parallel. Each failure is reported and the session continues: the dashboard
 * offers a retry (spec section 8, "Load failure of user, accounts or lookups after login"). Throws only a 401, which
 * has already ended the session.
 */
export async function loadUserAndAccounts(client: Client, session: Session): Promise<void> {
  const epoch = session.epoch()
  const signInId = session.signInId()
  // A late response must not be stored in a newer session. Another token for the same one may have come meanwhile.
  const isOver = () => session.epoch() !== epoch
  try {
    const failures: unknown[] = []
    const orFailure = (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) throw error
      failures.push(error)
      return null
    }
    const [me, list] = await Promise.all([
      client.call(getMe).catch(orFailure),
      client.call(listMyAccounts).catch(orFailure),
    ])
    if (isOver()) return
    for (const error of failures) reportError(client, error, () => !isOver())
    if (me === null || list === null) {
      session.setLoadFailure(failures[0])
      return
    }
    const { rows: accounts } = list
    const [first] = accounts
    if (first === undefined || isOpen(session, { me, accounts }))
      session.setUserAndAccounts(me, accounts, null, signInId)
    else await openFirst(client, session, first, { me, accounts }, signInId)
  } finally {
    unfinishedSignIn.clear()
  }
}

/** Whether the account of the token is in the list. A masqueraded one need not be. */
function isOpen(session: Session, lists: UserAndAccounts): boolean {
  const claims = readClaims(session.token() ?? '')
  return claims.masquerade || findTokenAccount(claims, lists) !== null
}

/**
 * Opens the first account, as the list lacks the token's (spec section 4). Only its own token does that: with the present
 * one its name would stand over another account's data.
 */
async function openFirst(client: Client, session: Session, first: Account, lists: UserAndAccounts, signInId: string) {
  // eslint-disable-next-line no-console -- spec section 4: logged to the console
  console.error(`The account of the token is not in the account list; using ${first.name}.`)
  const epoch = session.epoch()
  // A switch that the user has started decides.
  const failure =
    session.pendingSwitch() === null ? await switchToAccount(client, session, first, 'switch', lists) : null
  // It has not been opened: the call failed, or another tab has signed in meanwhile.
  if (session.epoch() === epoch)
    session.setUserAndAccounts(lists.me, lists.accounts, failure && { account: first, failure }, signInId)
}
