import type { User } from '#domain/account.ts'
import { foldText, searchWords } from '#domain/foldText.ts'

/** One user as the table needs it: what many rows or many keystrokes would work out again is worked out once. */
export interface UserLine {
  /** Its place in the list as read: user names need not differ. */
  id: number
  user: User
  /** First and last name; the user name where there is neither. */
  name: string
  /** Null: none. */
  email: string | null
  /** The e-mail is the user name. */
  sameEmail: boolean
  /** The person before the screen. */
  you: boolean
  /** Names and e-mail, folded for the search. */
  searched: string
}

/** Readies the users. `me`: the user name of who is signed in. */
export function userLines(users: readonly User[], me: string | null): UserLine[] {
  return users.map((user, id) => {
    const { userName } = user
    const name =
      [user.firstName, user.lastName]
        .map((part) => part?.trim())
        .filter(Boolean)
        .join(' ') || userName
    const email = blankToNull(user.email)
    return {
      id,
      user,
      name,
      email,
      sameEmail: email !== null && same(email, userName),
      you: me !== null && same(me, userName),
      searched: foldText(`${name}\n${userName}\n${email ?? ''}`),
    }
  })
}

/** What keeps a user: every word of the search in their names or e-mail. Null where all are kept. */
export function userFilter(search: string): ((line: UserLine) => boolean) | null {
  const words = searchWords(search)
  return words.length === 0 ? null : ({ searched }) => words.every((word) => searched.includes(word))
}

const blankToNull = (text: string | null) => (text === null || text.trim() === '' ? null : text.trim())

/** Case tells no two e-mails or user names apart (spec section 3: they are sent in lower case). */
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
