import { loginDev } from '#api/endpoints/session.ts'
import type { AppConfig } from '../config/environment.ts'
import { loadUserAndAccounts } from '#session/loadUserAndAccounts.ts'
import type { Session } from '#session/sessionStore.ts'
import { clientOf } from '#session/useClient.ts'

/** Signs in without a password, replacing the current session (spec section 7: login/dev). Throws on failure. */
export async function devSignIn(session: Session, config: AppConfig, userName: string): Promise<void> {
  const client = clientOf(session, config)
  const { accessToken } = await client.call(loginDev, { body: { username: userName } })
  session.logout()
  session.signIn({ token: accessToken, userName, refresh: null, refreshIncomplete: false })
  await loadUserAndAccounts(client, session, [])
}
