import type { Client } from '#api/client.ts'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import { ApiError } from '#api/errors.ts'
import { reportError } from '../errors/reportError.ts'
import type { Session } from './sessionStore.ts'

/**
 * Reads the user and the account list, together. A failure is reported and the session kept: the dashboard then offers
 * to try again (spec section 8, "Load failure of user, accounts or lookups after login"). Throws only a 401, which has
 * ended the session already.
 */
export async function loadPeople(client: Client, session: Session): Promise<void> {
  const token = session.token()
  // A late answer for a session that is over is never stored.
  const isOver = () => session.token() !== token
  try {
    const [me, accounts] = await Promise.all([client.call(getMe), client.call(listMyAccounts)])
    if (!isOver()) session.setPeople(me, accounts.rows)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error
    if (isOver()) return
    reportError(client, error)
    session.setPeopleFailure(error)
  }
}
