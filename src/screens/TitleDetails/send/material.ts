import type { Failure } from '#domain/failure.ts'

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

/** A file sent this session. */
export interface SentFile {
  /** Assigned by the server. */
  id: number
  name: string
  bytes: number
}
