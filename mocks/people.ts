import { PEOPLE_BY_ROLE, type SeatedPerson } from './world/people.ts'
import { tokenFor as token } from './handlers/session.ts'

/** The users of stories and tests: a customer, internal staff, and staff masquerading in another account. */
export const PEOPLE = PEOPLE_BY_ROLE

/** The access token of a test user, as the server issues it. */
export function tokenFor({ userName, accountId, masquerading }: SeatedPerson): string {
  return token(userName, accountId, { masquerading })
}
