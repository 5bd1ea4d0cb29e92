import { isAbort } from '#api/abort.ts'
import type { Client } from '#api/client.ts'
import { logError } from '#api/endpoints/account.ts'
import { detailLines, serverMessage } from '#api/errorDetails.ts'
import { ApiError, bodyText } from '#api/errors.ts'
import { redact } from '#api/redact.ts'

/** The same text is sent at most once in this time. */
const QUIET_MS = 60_000
/** Different texts sent in that time. More than this is one fault with many texts. */
const MAX_TEXTS = 30
const sentAt = new Map<string, number>()
let reporting = false

/**
 * Posts an error to the error-log endpoint and logs 'Failed to load' (spec 8). Never throws, never retries, and its own
 * failures are not reported in turn. Cancelling is no error.
 */
export function reportError(client: Client, error: unknown): void {
  if (reporting || isAbort(error)) return
  reporting = true
  try {
    const text = redact(errorText(error))
    logToConsole('Failed to load', text)
    if (isNew(text, Date.now())) client.call(logError, { body: { error: text } }).catch(logFailedReport)
  } catch (failure) {
    logFailedReport(failure)
  } finally {
    reporting = false
  }
}

/** Logs that an answer does not fit the contract, for the developers of the API. */
export function reportProblem(problem: string): void {
  // eslint-disable-next-line no-console -- the one place where contract problems are logged
  console.warn(`API: ${redact(problem)}`)
}

/** Remembers a text as sent unless it was within the last minute, or too many were. */
function isNew(text: string, now: number): boolean {
  for (const [sent, at] of sentAt) if (now - at >= QUIET_MS || at > now) sentAt.delete(sent)
  if (sentAt.has(text) || sentAt.size >= MAX_TEXTS) return false
  sentAt.set(text, now)
  return true
}

function logFailedReport(failure: unknown): void {
  logToConsole('The error could not be reported', failure instanceof Error ? redact(failure.message) : '')
}

/** A replaced console may throw, which would come back here as an error of the window. */
function logToConsole(what: string, text: string): void {
  try {
    // eslint-disable-next-line no-console -- spec 8: 'Failed to load' is logged; a failed report goes nowhere else
    console.error(what, text)
  } catch {
    // There is nowhere left to log it.
  }
}

/** `error_msg` of the body, else its `detail`; the stack of what is no answer of the API (spec 8). */
function errorText(error: unknown): string {
  if (error instanceof ApiError)
    return serverMessage(error.body) ?? (detailLines(error.body).join('; ') || error.message)
  return error instanceof Error ? stackOf(error) : bodyText(error)
}

/** In Chrome the stack begins with the message, in other browsers it lacks it. */
function stackOf({ name, message, stack = '' }: Error): string {
  return stack.includes(message) && stack !== '' ? stack : `${name}: ${message}\n${stack}`.trim()
}
