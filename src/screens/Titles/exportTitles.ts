import { saveTextFile } from '#components/saveFile.ts'
import type { TitleLine } from './titleLines.ts'
import { titlesCsv } from './titlesCsv.ts'
import type { TitleColumnKey } from './titlesView.ts'

/** Hands these titles to the browser as a CSV file to save. */
export function exportTitles(name: string, lines: readonly TitleLine[], visible: readonly TitleColumnKey[]): void {
  saveTextFile(name, titlesCsv(lines, visible))
}
