import type { CheckedFile } from '#components/inputs/FileDrop/FileDrop.tsx'
import { fileStateOf, type FileEntry } from '#components/inputs/FileDrop/fileEntry.ts'

/** A file in the dialog, with its state in FileDrop. */
export interface MaterialEntry extends FileEntry {
  file: File
  /** Not accepted: can only be removed. */
  isRejected: boolean
}

/** A change of the dialog's files. */
export type MaterialChange =
  | { type: 'add'; files: readonly CheckedFile[]; ids: readonly string[] }
  | { type: 'remove'; id: string }
  | { type: 'remove-unsent' }
  | { type: 'progress'; id: string; sent: number; total: number | null }
  | { type: 'done'; id: string }
  | { type: 'fail'; id: string; error: string; isRejected: boolean }
  /** Stopped: back to unsent. */
  | { type: 'reset'; id: string }

/** Reducer of the dialog's files. */
export function materialReducer(entries: readonly MaterialEntry[], change: MaterialChange): readonly MaterialEntry[] {
  switch (change.type) {
    case 'add':
      return [
        ...entries,
        ...change.files.map(({ file, error }, index): MaterialEntry => ({
          id: change.ids[index] ?? '',
          file,
          error,
          isRejected: error !== null,
        })),
      ]
    case 'remove':
      return entries.filter(({ id }) => id !== change.id)
    case 'remove-unsent':
      return entries.filter(({ done }) => done)
    case 'progress':
      return updateEntry(entries, change.id, { progress: { sent: change.sent, total: change.total }, error: null })
    case 'done':
      return updateEntry(entries, change.id, { progress: null, error: null, done: true })
    case 'fail':
      return updateEntry(entries, change.id, { progress: null, error: change.error, isRejected: change.isRejected })
    case 'reset':
      return updateEntry(entries, change.id, { progress: null })
  }
}

function updateEntry(
  entries: readonly MaterialEntry[],
  id: string,
  part: Partial<MaterialEntry>,
): readonly MaterialEntry[] {
  return entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry))
}

/** Accepted files not sent yet, including failed ones. */
export const unsentFiles = (entries: readonly MaterialEntry[]): MaterialEntry[] =>
  entries.filter((entry) => !entry.isRejected && fileStateOf(entry) !== 'done')

/** The files to keep for later: none unless one is left to send. An upload does not go on by itself. */
export const keptFiles = (entries: readonly MaterialEntry[]): readonly MaterialEntry[] | null =>
  unsentFiles(entries).length === 0
    ? null
    : entries.filter(({ done }) => !done).map((entry) => ({ ...entry, progress: null }))

/** Whether sending any file has failed. */
export const hasFailed = (entries: readonly MaterialEntry[]): boolean =>
  entries.some((entry) => !entry.isRejected && fileStateOf(entry) === 'failed')
