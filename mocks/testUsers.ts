import { USERS_BY_ROLE, type TestUser } from './world/users.ts'
import { tokenFor as token } from './handlers/session.ts'

/** The users of stories and tests: a customer, internal staff, and staff masquerading in another account. */
export const TEST_USERS = USERS_BY_ROLE

/** The access token of a test user, as the server issues it. */
export function tokenFor({ userName, accountId, masquerading }: TestUser): string {
  return token(userName, accountId, { masquerading })
}
