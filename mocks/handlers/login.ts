import * as v from 'valibot'
import { getLoginStatus, loginAccessToken, loginDev, loginToken, refreshToken } from '#api/endpoints/session.ts'
import { accountsOf, PASSWORD, userByName, type WorldUser } from '../world/users.ts'
import { handle, handlePublic } from './handle.ts'
import { parseBody, parseForm, text } from './input.ts'
import { HttpError } from './httpError.ts'
import { refreshFields } from './refreshTokens.ts'
import { sessionOf, tokenFor } from './session.ts'

const credentials = v.object({ username: text, passwd: text, extra: v.nullish(v.object({ acc: v.nullish(text) })) })

function authenticate(username: string, password: string): WorldUser {
  const user = userByName(username)
  if (user?.activatedOn == null || password !== PASSWORD)
    throw new HttpError(401, { detail: 'Incorrect email or password' })
  return user
}

/** Issues a token for the requested account, or for the user's first account if it is not theirs. */
function issueToken(user: WorldUser, requestedId?: string | null) {
  const accounts = accountsOf(user)
  const account = accounts.find(({ id }) => id === requestedId) ?? accounts[0]
  const accountId = account?.id ?? ''
  return {
    access_token: tokenFor(user.userName, accountId),
    token_type: 'bearer',
    ...refreshFields(user.userName, accountId),
  }
}

export const loginHandlers = [
  handle(getLoginStatus, () => ({ status: 'ok' })),
  handlePublic(refreshToken, ({ request }) => {
    const { user, account, masquerading } = sessionOf(request, 'refresh')
    return { access_token: tokenFor(user.userName, account.id, { masquerading }) }
  }),
  handlePublic(loginAccessToken, async ({ request }) => {
    const { username, passwd, extra } = await parseBody(request, credentials)
    return issueToken(authenticate(username, passwd), extra?.acc)
  }),
  handlePublic(loginToken, async ({ request }) => {
    const { username, password } = await parseForm(request, v.object({ username: text, password: text }))
    return issueToken(authenticate(username, password))
  }),
  handlePublic(loginDev, async ({ request }) => {
    const { username } = await parseBody(request, v.object({ username: text }))
    return issueToken(authenticate(username, PASSWORD))
  }),
]
