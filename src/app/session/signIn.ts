import type { Client } from '#api/client.ts'
import { loginAccessToken } from '#api/endpoints.ts'
import { loadPeople } from './loadPeople.ts'
import type { Session } from './sessionStore.ts'

export interface Credentials {
  email: string
  password: string
}

/**
 * The whole of signing in (spec section 4): the token, its cookies, then user and accounts. Throws what the login call
 * throws, or an Error with a plain text where the answer does not fit the refresh settings (spec section 5).
 */
export async function signIn(client: Client, session: Session, { email, password }: Credentials): Promise<void> {
  const previous = session.previousAccount()
  const username = email.toLowerCase()
  const answer = await client.call(loginAccessToken, {
    body: { username, passwd: password, ...(previous && { extra: { acc: previous.id } }) },
  })
  const { accessToken, refreshToken, refreshExpires } = answer
  session.signIn({
    token: accessToken,
    userName: username,
    refresh: refreshToken !== null && refreshExpires !== null ? { token: refreshToken, expires: refreshExpires } : null,
    refreshIncomplete: (refreshToken === null) !== (refreshExpires === null),
  })
  await loadPeople(client, session)
}
