import type { Client } from '#api/client.ts'
import { logError } from '#api/endpoints.ts'
import { detailLines, serverMessage } from '#api/errorDetails.ts'
import { AbortedError, ApiError, bodyText } from '#api/errors.ts'
import { redact } from '#api/redact.ts'

/** The same text is sent at most once in this time (behaviour.md, Requests: log_error). */
const QUIET_MS = 60_000
const sentAt = new Map<string, number>()

/** Posts an error to the error-log endpoint and says 'Failed to load' in the console (spec section 8). Never throws, never retries. */
export function reportError(client: Client, error: unknown): void {
  if (error instanceof AbortedError) return
  const text = redact(errorText(error))
  // eslint-disable-next-line no-console -- spec section 8: logged with it
  console.error('Failed to load', text)
  const last = sentAt.get(text)
  const now = Date.now()
  if (last !== undefined && now - last < QUIET_MS) return
  sentAt.set(text, now)
  client.call(logError, { body: { error: text } }).catch((failure: unknown) => {
    // eslint-disable-next-line no-console -- its own failure goes nowhere else (behaviour.md, Requests)
    console.error('The error could not be reported', failure instanceof Error ? failure.message : failure)
  })
}

/** Tells of an answer that does not fit the contract: to the console, for whoever looks after the API. */
export function reportProblem(problem: string): void {
  // eslint-disable-next-line no-console -- the one place where contract problems are told
  console.warn(`API: ${redact(problem)}`)
}

/** `error_msg` of the body, else its `detail`; the stack of what is no answer of the API (spec section 8, App error handler). */
function errorText(error: unknown): string {
  if (error instanceof ApiError) return serverMessage(error.body) ?? (detailLines(error.body).join('; ') || error.message)
  return error instanceof Error ? (error.stack ?? error.message) : bodyText(error)
}
