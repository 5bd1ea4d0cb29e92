import type { Client } from '#api/client.ts'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import { AbortedError, ApiError } from '#api/errors.ts'
import { failureFrom } from '#api/failure.ts'
import { waitToRetry } from '#api/waitToRetry.ts'
import { withRetries, type FailedTry } from '#api/withRetries.ts'
import type { Account } from '#domain/account.ts'
import type { RetryState } from '#domain/loadable.ts'
import { findTokenAccount } from './accountStore.ts'
import type { UserAndAccounts } from './sessionState.ts'
import { unfinishedSignIn } from './unfinishedSignIn.ts'
import type { Session } from './sessionStore.ts'
import { switchToAccount } from './switchToAccount.ts'
import { readClaims } from './token.ts'

/**
 * Loads the user and the account list in parallel, with retries (spec section 7). After the first failure the session
 * continues, and this resolves: the dashboard shows the retries (spec section 8, "Load failure of user, accounts or lookups
 * after login"). Rejects only with a 401, which has already ended the session.
 */
export function loadUserAndAccounts(client: Client, session: Session, retryDelaysS: readonly number[]): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    load(client, session, retryDelaysS, resolve).then(resolve, reject)
  }).finally(() => unfinishedSignIn.clear())
}

/** @param onFailure called after each failure, once the session has it */
async function load(client: Client, session: Session, retryDelaysS: readonly number[], onFailure: () => void) {
  const epoch = session.epoch()
  const signInId = session.signInId()
  // A late response must not be stored in a newer session. Another token for the same one may have come meanwhile.
  const isOver = () => session.epoch() !== epoch
  const end = new AbortController()
  const unsubscribe = session.subscribe(() => isOver() && end.abort())
  const fail = (error: unknown, retrying: RetryState | null, retry: () => void) => {
    if (isOver()) return
    session.setLoadFailure({ failure: failureFrom(error), retrying, retry })
    onFailure()
  }
  const waits = new Set<AbortController>()
  const tryNow = () => waits.forEach((wait) => wait.abort())
  const waitToTryAgain = (seconds: number, { error, retrying }: FailedTry) => {
    const wait = new AbortController()
    waits.add(wait)
    fail(error, retrying, tryNow)
    return waitToRetry(seconds, end.signal, wait.signal)
  }
  let lastError: unknown
  const read = <T>(query: () => Promise<T>) =>
    withRetries(query, { delaysS: retryDelaysS }, waitToTryAgain).catch((error: unknown) => {
      if (error instanceof AbortedError || (error instanceof ApiError && error.status === 401)) throw error
      session.report(error, () => !isOver())
      lastError = error
      return null
    })
  try {
    const [me, list] = await Promise.all([read(() => client.call(getMe)), read(() => client.call(listMyAccounts))])
    if (isOver()) return
    if (me === null || list === null) {
      fail(lastError, null, () => void loadUserAndAccounts(client, session, retryDelaysS).catch(() => undefined))
      return
    }
    const { rows: accounts } = list
    const [first] = accounts
    if (first === undefined || isOpen(session, { me, accounts }))
      session.setUserAndAccounts(me, accounts, null, signInId)
    else await openFirst(client, session, first, { me, accounts }, signInId)
  } catch (error) {
    if (!(error instanceof AbortedError)) throw error
  } finally {
    unsubscribe()
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
    session.pendingSwitch() === null ? await switchToAccount(client, session, first, 'switch', { lists }) : null
  // It has not been opened: the call failed, or another tab has signed in meanwhile.
  if (session.epoch() === epoch)
    session.setUserAndAccounts(lists.me, lists.accounts, failure && { account: first, failure }, signInId)
}
