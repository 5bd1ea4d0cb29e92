import * as v from 'valibot'
import { getLoginStatus, loginAccessToken, loginDev, loginToken, refreshToken } from '#api/endpoints/session.ts'
import { accountsOf, PASSWORD, personByUserName, type Person } from '../world/people.ts'
import { handle, handleOpen } from './handle.ts'
import { bodyOf, formOf, text } from './input.ts'
import { Refusal } from './refusal.ts'
import { tokenFor } from './session.ts'

const credentials = v.object({ username: text, passwd: text, extra: v.nullish(v.object({ acc: v.nullish(text) })) })

function authenticate(username: string, password: string): Person {
  const user = personByUserName(username)
  if (user?.activatedOn == null || password !== PASSWORD)
    throw new Refusal(401, { detail: 'Incorrect email or password' })
  return user
}

/** Issues a token for the requested account, or for the user's first account if it is not theirs. */
function issueToken(user: Person, requestedId?: string | null) {
  const accounts = accountsOf(user)
  const account = accounts.find(({ id }) => id === requestedId) ?? accounts[0]
  return { access_token: tokenFor(user.userName, account?.id ?? ''), token_type: 'bearer' }
}

export const loginHandlers = [
  handle(getLoginStatus, () => ({ status: 'ok' })),
  handle(refreshToken, ({ user, account, masquerading }) => ({
    access_token: tokenFor(user.userName, account.id, { masquerading }),
  })),
  handleOpen(loginAccessToken, async ({ request }) => {
    const { username, passwd, extra } = await bodyOf(request, credentials)
    return issueToken(authenticate(username, passwd), extra?.acc)
  }),
  handleOpen(loginToken, async ({ request }) => {
    const { username, password } = await formOf(request, v.object({ username: text, password: text }))
    return issueToken(authenticate(username, password))
  }),
  handleOpen(loginDev, async ({ request }) => {
    const { username } = await bodyOf(request, v.object({ username: text }))
    return issueToken(authenticate(username, PASSWORD))
  }),
]
