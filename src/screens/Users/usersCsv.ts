import { csvFile } from '#domain/csv.ts'
import { usersText } from '#domain/messages/account.ts'
import type { UserLine } from './userLines.ts'

const { file } = usersText

/** CSV of the given users in order. Dates as YYYY-MM-DD, empty if missing. */
export function usersCsv(lines: readonly UserLine[]): string {
  return csvFile([
    [file.first, file.last, file.user, file.email, file.active],
    ...lines.map(({ user, email }) => [user.firstName, user.lastName, user.userName, email, user.activatedOn]),
  ])
}
