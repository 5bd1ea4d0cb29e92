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
