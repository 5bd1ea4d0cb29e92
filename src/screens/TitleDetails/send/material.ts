import type { Failure } from '#domain/failure.ts'

/** What is said of the files that are sent together; null: not decided. */
export interface MaterialNote {
  /** Class of the artwork, as the lookup has it. */
  kindId: string | null
  adId: number | null
  message: string
}

/** How one file is sent: its progress in bytes, `total` null where nobody knows. Null when it is there, else why not. */
export type SendFile = (
  file: File,
  note: MaterialNote,
  options: { signal: AbortSignal; onProgress: (sent: number, total: number | null) => void },
) => Promise<Failure | null>

/** A file that was sent during this visit. */
export interface SentFile {
  /** The number that the server gave it. */
  id: number
  name: string
  bytes: number
}
