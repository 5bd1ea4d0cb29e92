import { isSameUser, nameOfUser, type User } from '#domain/account.ts'
import { foldText, searchWords } from '#domain/foldText.ts'
import { formatCsv, type CsvFormat } from '#domain/csv.ts'
import { usersText } from '#domain/messages/account.ts'

/** One user as shown in the table, with derived values computed once. */
export interface UserLine {
  /** Position in the list: usernames may not be unique. */
  id: number
  user: User
  /** First and last name, or the username without either. */
  name: string
  /** Null if missing or blank. */
  email: string | null
  /** The username where it is not the email; null if it is. */
  otherUserName: string | null
  /** The signed-in user. */
  isCurrentUser: boolean
  /** Names and email, folded for searching. */
  searchText: string
}

/** Prepares users for the table. `me` is the signed-in user's username. */
export function userLines(users: readonly User[], me: string | null): UserLine[] {
  return users.map((user, id) => {
    const { userName } = user
    const name = nameOfUser(user)
    const email = blankToNull(user.email)
    return {
      id,
      user,
      name,
      email,
      otherUserName: email !== null && foldText(email) === foldText(userName) ? null : userName,
      isCurrentUser: me !== null && isSameUser(me, userName),
      searchText: foldText(`${name}\n${userName}\n${email ?? ''}`),
    }
  })
}

/** Predicate for users whose names or email contain every search word. Null if all match. */
export function userFilter(search: string): ((line: UserLine) => boolean) | null {
  const words = searchWords(search)
  return words.length === 0 ? null : ({ searchText }) => words.every((word) => searchText.includes(word))
}

const blankToNull = (text: string | null) => (text === null || text.trim() === '' ? null : text.trim())

const { csvHeads } = usersText

/** CSV of the given users in order. Dates as YYYY-MM-DD, empty if missing. */
export function usersCsv(lines: readonly UserLine[], format?: CsvFormat): string {
  const rows = [
    [csvHeads.first, csvHeads.last, csvHeads.user, csvHeads.email, csvHeads.active],
    ...lines.map(({ user, email }) => [user.firstName, user.lastName, user.userName, email, user.activatedOn]),
  ]
  return formatCsv(rows, format)
}
