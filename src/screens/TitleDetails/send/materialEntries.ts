import type { CheckedFile } from '#components/inputs/FileDrop/FileDrop.tsx'
import { stateOf, type FileEntry } from '#components/inputs/FileDrop/fileEntry.ts'

/** A file of the dialog: what FileDrop shows, and the file itself. */
export interface MaterialEntry extends FileEntry {
  file: File
  /** It is not accepted: only to be removed. */
  refused: boolean
}

/** One thing that happens to the files of the dialog. */
export type MaterialChange =
  | { do: 'add'; files: readonly CheckedFile[]; ids: readonly string[] }
  | { do: 'remove'; id: string }
  | { do: 'progress'; id: string; sent: number; total: number | null }
  | { do: 'done'; id: string }
  | { do: 'fail'; id: string; why: string }
  /** Back to how it was chosen: it was stopped. */
  | { do: 'wait'; id: string }

export function changeMaterial(entries: readonly MaterialEntry[], change: MaterialChange): readonly MaterialEntry[] {
  switch (change.do) {
    case 'add':
      return [
        ...entries,
        ...change.files.map(({ file, error }, at) => ({
          id: change.ids[at] ?? '',
          file,
          error,
          refused: error !== null,
        })),
      ]
    case 'remove':
      return entries.filter(({ id }) => id !== change.id)
    case 'progress':
      return set(entries, change.id, { progress: { sent: change.sent, total: change.total }, error: null })
    case 'done':
      return set(entries, change.id, { progress: null, error: null, done: true })
    case 'fail':
      return set(entries, change.id, { progress: null, error: change.why })
    case 'wait':
      return set(entries, change.id, { progress: null })
  }
}

function set(entries: readonly MaterialEntry[], id: string, part: Partial<MaterialEntry>): readonly MaterialEntry[] {
  return entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry))
}

/** The files that are still to be sent: chosen, or failed on their way. */
export const toSend = (entries: readonly MaterialEntry[]): MaterialEntry[] =>
  entries.filter((entry) => !entry.refused && stateOf(entry) !== 'done')

/** Whether one of them has failed on its way. */
export const hasFailed = (entries: readonly MaterialEntry[]): boolean =>
  entries.some((entry) => !entry.refused && stateOf(entry) === 'failed')
