import { PEOPLE_BY_ROLE, type SeatedPerson } from './world/people.ts'
import { tokenFor as token } from './handlers/session.ts'

/** The people that stories and tests sign in as: a customer, internal staff, and staff seeing another account. */
export const PEOPLE = PEOPLE_BY_ROLE

/** The access token of one of them, as the server would give it. */
export function tokenFor({ userName, accountId, masquerading }: SeatedPerson): string {
  return token(userName, accountId, { masquerading })
}
