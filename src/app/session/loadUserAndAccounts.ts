import type { Client } from '#api/client.ts'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import { ApiError } from '#api/errors.ts'
import { reportError } from '../errors/reportError.ts'
import type { Session } from './sessionStore.ts'

/**
 * Loads the user and the account list in parallel. A failure is reported and the session continues: the dashboard
 * offers a retry (spec section 8, "Load failure of user, accounts or lookups after login"). Throws only a 401, which
 * has already ended the session.
 */
export async function loadUserAndAccounts(client: Client, session: Session): Promise<void> {
  const token = session.token()
  // A late response must not be stored in a newer session.
  const isOver = () => session.token() !== token
  try {
    const [me, accounts] = await Promise.all([client.call(getMe), client.call(listMyAccounts)])
    if (!isOver()) session.setUserAndAccounts(me, accounts.rows)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error
    if (isOver()) return
    reportError(client, error)
    session.setLoadFailure(error)
  }
}
