import { isAbort } from '#api/abort.ts'
import type { Client } from '#api/client.ts'
import { logError } from '#api/endpoints/account.ts'
import { detailLines, serverMessage } from '#api/errorDetails.ts'
import { ApiError, bodyText } from '#api/errors.ts'
import { redact } from '#api/redact.ts'

/** The same text is sent at most once in this time (behaviour.md, Requests: log_error). */
const QUIET_MS = 60_000
/** Different texts sent in that time: more than this is one trouble with many names, and no server wants to hear them all. */
const MOST_TEXTS = 30
const sentAt = new Map<string, number>()
let reporting = false

/**
 * Posts an error to the error-log endpoint and says 'Failed to load' in the console (spec section 8). Never throws, never
 * retries, and whatever goes wrong on the way is not reported in turn. What was cancelled is no error.
 */
export function reportError(client: Client, error: unknown): void {
  if (reporting || isAbort(error)) return
  reporting = true
  try {
    const text = redact(errorText(error))
    say('Failed to load', text)
    if (isNew(text, Date.now())) client.call(logError, { body: { error: text } }).catch(tellFailed)
  } catch (failure) {
    tellFailed(failure)
  } finally {
    reporting = false
  }
}

/** Tells of an answer that does not fit the contract: to the console, for whoever looks after the API. */
export function reportProblem(problem: string): void {
  // eslint-disable-next-line no-console -- the one place where contract problems are told
  console.warn(`API: ${redact(problem)}`)
}

/** Remembers a text as sent unless it was within the last minute, or too many were. */
function isNew(text: string, now: number): boolean {
  for (const [sent, at] of sentAt) if (now - at >= QUIET_MS || at > now) sentAt.delete(sent)
  if (sentAt.has(text) || sentAt.size >= MOST_TEXTS) return false
  sentAt.set(text, now)
  return true
}

function tellFailed(failure: unknown): void {
  say('The error could not be reported', failure instanceof Error ? redact(failure.message) : '')
}

/** A console that something has taken over may throw: that would come back here as an error of the window. */
function say(what: string, text: string): void {
  try {
    // eslint-disable-next-line no-console -- spec section 8: 'Failed to load' is logged; a failed report goes nowhere else (behaviour.md, Requests)
    console.error(what, text)
  } catch {
    // There is nobody left to tell.
  }
}

/** `error_msg` of the body, else its `detail`; the stack of what is no answer of the API (spec section 8, App error handler). */
function errorText(error: unknown): string {
  if (error instanceof ApiError)
    return serverMessage(error.body) ?? (detailLines(error.body).join('; ') || error.message)
  return error instanceof Error ? stackOf(error) : bodyText(error)
}

/** Chrome's stack begins with the message, that of others does not have it. */
function stackOf({ name, message, stack = '' }: Error): string {
  return stack.includes(message) && stack !== '' ? stack : `${name}: ${message}\n${stack}`.trim()
}
