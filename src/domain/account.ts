import type { Day } from './catalogue.ts'

/** An account the user may work in (spec section 3, account list items). */
export interface Account {
  id: string
  name: string
}

/** A person with access to an account (spec section 3, User). */
export interface User {
  userName: string
  firstName: string | null
  lastName: string | null
  email: string | null
  activatedOn: Day | null
}

/** The signed-in user, as the me endpoint tells it. */
export interface Me extends User {
  userId: number | null
  accountId: string | null
  accountName: string | null
}

/** Internal staff: the user name ends with `@` and the configured domain, whatever its case; without a domain nobody is (spec section 6). A display hint: the server decides. */
export function isStaff(userName: string, staffDomain: string | null): boolean {
  return staffDomain !== null && staffDomain !== '' && userName.toLowerCase().endsWith(`@${staffDomain.toLowerCase()}`)
}
