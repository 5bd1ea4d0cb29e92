import { saveTextFile } from '#components/saveFile.ts'
import type { UserLine } from './userLines.ts'
import { usersCsv } from './usersCsv.ts'

/** Hands these users to the browser as a CSV file to save. */
export function exportUsers(name: string, lines: readonly UserLine[]): void {
  saveTextFile(name, usersCsv(lines))
}
