import type { ServerConfig } from '#api/clientConfig.ts'
import { loginAccessToken } from '#api/endpoints/session.ts'
import { TimeoutError } from '#api/errors.ts'
import { loginAnswer } from '#api/failure.ts'
import { FAILURES } from '#domain/failure.ts'
import { commonText } from '#domain/messages/common.ts'
import { loadUserAndAccounts } from './loadUserAndAccounts.ts'
import { newTokenOf } from './sessionState.ts'
import { RefreshMismatch } from './sessionState.ts'
import type { Session } from './sessionStore.ts'
import { unfinishedSignIn } from './unfinishedSignIn.ts'
import { clientOf } from './useClient.ts'

export interface Credentials {
  email: string
  password: string
}

/**
 * Signs in (spec section 4): requests the token, stores it in cookies, then loads user and accounts. Resolves with the
 * error text to show under the form, or null on success.
 */
export async function signIn(
  session: Session,
  { config, retryDelaysS }: { config: ServerConfig; retryDelaysS: readonly number[] },
  { email, password }: Credentials,
): Promise<string | null> {
  const client = clientOf(session, config)
  const username = email.toLowerCase()
  const previous = session.ownAccount(username)
  try {
    const answer = await client.call(loginAccessToken, {
      body: { username, passwd: password, ...(previous && { extra: { acc: previous.id } }) },
    })
    session.signIn({
      ...newTokenOf(answer),
      userName: username,
      refreshIncomplete: (answer.refreshToken === null) !== (answer.refreshExpires === null),
    })
    unfinishedSignIn.mark()
    await loadUserAndAccounts(client, session, retryDelaysS)
    // It may have ended while they loaded: another tab has logged out.
    return session.getState().status === 'signed-in' ? null : commonText.tryLater
  } catch (error) {
    return error instanceof RefreshMismatch ? error.message : loginFailureText(error)
  }
}

/**
 * The error message of the login form: what the server says, else 'Please try again later.' (spec section 4), or that it
 * takes too long.
 */
const loginFailureText = (error: unknown): string =>
  error instanceof TimeoutError ? FAILURES.timeout.title : (loginAnswer(error) ?? commonText.tryLater)
