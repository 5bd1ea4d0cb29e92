import type { JudgedFile } from '#domain/fileRules.ts'
import { fileText } from '#domain/messages/ad.ts'

/** A file that was chosen, and what has become of it. */
export interface FileEntry {
  id: string
  /** A `File` fits. */
  file: JudgedFile
  /** While it is being sent; in bytes, `total` null where nobody knows. */
  progress?: { sent: number; total: number | null } | null
  /** What is wrong with it, or why it could not be sent. */
  error?: string | null
  /** It can be sent again as it is. */
  canRetry?: boolean
  /** It has been sent. */
  done?: boolean
}

export type FileState = 'chosen' | 'sending' | 'failed' | 'done'

export function stateOf({ progress, error, done }: FileEntry): FileState {
  if (error != null) return 'failed'
  if (done === true) return 'done'
  return progress == null ? 'chosen' : 'sending'
}

/** What is worth telling of a change: files that were chosen, sent, or went wrong; '' where there is nothing. */
export function fileNews(before: readonly FileEntry[], after: readonly FileEntry[]): string {
  return after
    .flatMap((entry) => {
      const earlier = before.find(({ id }) => id === entry.id)
      const state = stateOf(entry)
      if (earlier && stateOf(earlier) === state && earlier.error === entry.error) return []
      if (state === 'failed') return [fileText.failed(entry.file.name, entry.error ?? '')]
      if (state === 'done') return [fileText.sent(entry.file.name)]
      return earlier ? [] : [fileText.added(entry.file.name)]
    })
    .join('. ')
}
