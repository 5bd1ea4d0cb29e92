import type { FileToCheck } from '#domain/fileRules.ts'
import { fileText } from '#domain/messages/ad.ts'

/** A chosen file and the state of its upload. */
export interface FileEntry {
  id: string
  /** A `File`, or anything with a name, type and size. */
  file: FileToCheck
  /** Upload progress in bytes; `total` is null if unknown. */
  progress?: { sent: number; total: number | null } | null
  /** Why the file was rejected or its upload failed. */
  error?: string | null
  /** Whether it has been uploaded. */
  done?: boolean
}

export type FileState = 'chosen' | 'sending' | 'failed' | 'done'

export function fileStateOf({ progress, error, done }: FileEntry): FileState {
  if (error != null) return 'failed'
  if (done === true) return 'done'
  return progress == null ? 'chosen' : 'sending'
}

/** Announces files that were added, sent or failed between two states; '' if there are none. */
export function describeFileChanges(before: readonly FileEntry[], after: readonly FileEntry[]): string {
  return after
    .flatMap((entry) => {
      const previous = before.find(({ id }) => id === entry.id)
      const state = fileStateOf(entry)
      if (previous && fileStateOf(previous) === state && previous.error === entry.error) return []
      if (state === 'failed') return [fileText.failed(entry.file.name, entry.error ?? '')]
      if (state === 'done') return [fileText.sent(entry.file.name)]
      return previous ? [] : [fileText.added(entry.file.name)]
    })
    .join('. ')
}
