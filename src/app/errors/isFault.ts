import { ApiError, DownloadError, CallError, UnreadableError } from '#api/errors.ts'

/**
 * Whether the developers should hear of a failed call: a 5xx, an unreadable answer or an unknown error. Any other status
 * is for the user to deal with, and without an answer there is nothing to find out.
 */
export function isFault(error: unknown): boolean {
  if (error instanceof DownloadError) return isFault(error.cause)
  if (error instanceof ApiError) return error.status >= 500
  return error instanceof UnreadableError || !(error instanceof CallError)
}
