import * as v from 'valibot'
import { getLoginStatus, loginAccessToken, loginDev, loginToken, refreshToken } from '#api/endpoints/session.ts'
import { accountsOf, PASSWORD, personByUserName, type Person } from '../world/people.ts'
import { handle, handleOpen } from './handle.ts'
import { bodyOf, formOf, text } from './input.ts'
import { Refusal } from './refusal.ts'
import { tokenFor } from './session.ts'

const credentials = v.object({ username: text, passwd: text, extra: v.nullish(v.object({ acc: v.nullish(text) })) })

function known(username: string, password: string): Person {
  const person = personByUserName(username)
  if (person?.activatedOn == null || password !== PASSWORD)
    throw new Refusal(401, { detail: 'Incorrect e-mail or password' })
  return person
}

/** A token for the account asked for where the person may work in it, else for the first of theirs. */
function tokenOf(person: Person, wanted?: string | null) {
  const accounts = accountsOf(person)
  const account = accounts.find(({ id }) => id === wanted) ?? accounts[0]
  return { access_token: tokenFor(person.userName, account?.id ?? ''), token_type: 'bearer' }
}

export const loginHandlers = [
  handle(getLoginStatus, () => ({ status: 'ok' })),
  handle(refreshToken, ({ person, account, masquerading }) => ({
    access_token: tokenFor(person.userName, account.id, { masquerading }),
  })),
  handleOpen(loginAccessToken, async ({ request }) => {
    const { username, passwd, extra } = await bodyOf(request, credentials)
    return tokenOf(known(username, passwd), extra?.acc)
  }),
  handleOpen(loginToken, async ({ request }) => {
    const { username, password } = await formOf(request, v.object({ username: text, password: text }))
    return tokenOf(known(username, password))
  }),
  handleOpen(loginDev, async ({ request }) => {
    const { username } = await bodyOf(request, v.object({ username: text }))
    return tokenOf(known(username, PASSWORD))
  }),
]
