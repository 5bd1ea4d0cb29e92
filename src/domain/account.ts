import type { Day } from './day.ts'

/** An account the user has access to (spec section 3, account list items). */
export interface Account {
  id: string
  name: string
}

/** 'switch': one of the user's own accounts; 'masquerade': staff viewing a customer's account (spec section 4). */
export type SwitchMode = 'switch' | 'masquerade'

/** A user of an account (spec section 3, User). */
export interface User {
  userName: string
  firstName: string | null
  lastName: string | null
  email: string | null
  activatedOn: Day | null
}

/** A user's first and last name, or the user name without either. */
export function nameOfUser({
  firstName,
  lastName,
  userName,
}: Pick<User, 'userName' | 'firstName' | 'lastName'>): string {
  const names = [firstName, lastName].map((part) => part?.trim()).filter(Boolean)
  return names.join(' ') || userName
}

/** Whether two user names are the same user's: they are email addresses, whose case differs by where they come from. */
export function isSameUser(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** The signed-in user, as the me endpoint returns it. */
export interface Me extends User {
  userId: number | null
  accountId: string | null
  accountName: string | null
}

/**
 * True for internal staff: the user name ends with `@` and the configured domain, in any case (spec section 6). Always
 * false without a domain. A display hint only: the server decides on permissions.
 */
export function isStaff(userName: string, staffDomain: string | null): boolean {
  return staffDomain !== null && staffDomain !== '' && userName.toLowerCase().endsWith(`@${staffDomain.toLowerCase()}`)
}
