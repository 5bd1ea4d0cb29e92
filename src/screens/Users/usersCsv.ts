import { formatCsv, type CsvFormat } from '#domain/csv.ts'
import { usersText } from '#domain/messages/account.ts'
import type { UserLine } from './userLines.ts'

const { csvHeads } = usersText

/** CSV of the given users in order. Dates as YYYY-MM-DD, empty if missing. */
export function usersCsv(lines: readonly UserLine[], format?: CsvFormat): string {
  const rows = [
    [csvHeads.first, csvHeads.last, csvHeads.user, csvHeads.email, csvHeads.active],
    ...lines.map(({ user, email }) => [user.firstName, user.lastName, user.userName, email, user.activatedOn]),
  ]
  return formatCsv(rows, format)
}
