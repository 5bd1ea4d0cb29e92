import type { Failure } from '#domain/failure.ts'
import { ApiError, bodyText, CallError, DownloadError, TooLongError } from './errors.ts'
import { detailLines, detailText, serverMessage } from './errorDetails.ts'

/**
 * What an error means to the user, by class and status, never by message text; of a download, why it failed. Any error
 * other than a CallError is 'unknown', and its message is not shown.
 */
export function failureFrom(error: unknown): Failure {
  if (error instanceof DownloadError) return failureFrom(error.cause)
  if (error instanceof ApiError) return failureOfResponse(error)
  const kind = error instanceof CallError ? error.kind : 'unknown'
  return { kind, details: [], body: null, ...(error instanceof TooLongError && { size: error.size }) }
}

/** What the server says of a failed login: `detail`, else `error_msg`, else null (spec section 4). */
export const loginAnswer = (error: unknown): string | null =>
  error instanceof ApiError ? (detailText(error.body) ?? serverMessage(error.body)) : null

function failureOfResponse({ kind, status, statusLine, message, body }: ApiError): Failure {
  const serverText = serverMessage(body)
  const details = [...(serverText === null ? [] : [serverText]), ...detailLines(body)]
  if (kind === 'other') return { kind, details, body: bodyText(body) || null, statusLine }
  return { kind, details, body: status === 429 ? message : null }
}
