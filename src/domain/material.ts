import type { Day } from './day.ts'
import type { Failure } from './failure.ts'

/** Details of the files sent together; null: not sure. */
export interface MaterialDetails {
  /** Artwork type: the id of an ad class. */
  kindId: string | null
  adId: number | null
  message: string
}

/** Sends one file. Reports progress in bytes (`total` null: unknown); resolves with null, or the failure. */
export type SendFile = (
  file: File,
  note: MaterialDetails,
  options: { signal: AbortSignal; onProgress: (sent: number, total: number | null) => void },
) => Promise<Failure | null>

/** How long a device remembers what was sent. */
export const SENT_FILES_KEPT_DAYS = 90

/** A file that was sent. */
export interface SentFile {
  /** Assigned by the server. */
  id: number
  name: string
  /** When it was sent. */
  day: Day
}
