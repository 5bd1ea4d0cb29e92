import { isAbortError } from '#domain/abort.ts'
import type { Client } from '#api/client.ts'
import { logError } from '#api/endpoints/account.ts'
import { detailLines, serverMessage } from '#api/errorDetails.ts'
import { ApiError, bodyText, DownloadError, NetworkError } from '#api/errors.ts'
import { redact } from '#api/redact.ts'
import { BUILD } from '../config/build.ts'

/** Minimum time between two reports of the same text. */
const QUIET_MS = 60_000
/** Most texts sent within that time: more than this is usually one fault with changing texts. */
const MAX_TEXTS = 30
/** A browser that leaves a page first ends its requests, then fires `pagehide`, within this time as a rule. */
const LEAVE_MS = 5000

/**
 * Creates a function that posts an error to the error log, with a line about its circumstances, and logs 'Failed to
 * load' (spec section 8). It ignores cancelled requests, also those that fail because the page is being left. It never
 * throws or retries, and does not report its own failures. `isCurrent` says whether the session of the error still lasts,
 * where it is reported later.
 */
export function createErrorLog(): (client: Client, thrown: unknown, isCurrent: () => boolean) => void {
  const sentAt = new Map<string, number>()
  let reporting = false

  /** Marks a text as sent. False if it was sent within the last minute, or too many others were. */
  function markSent(text: string, nowMs: number): boolean {
    for (const [sent, at] of sentAt) if (nowMs - at >= QUIET_MS || at > nowMs) sentAt.delete(sent)
    if (sentAt.has(text) || sentAt.size >= MAX_TEXTS) return false
    sentAt.set(text, nowMs)
    return true
  }
  function report(client: Client, error: unknown): void {
    if (reporting) return
    reporting = true
    try {
      const text = redact(errorText(error))
      logToConsole('Failed to load', text)
      if (markSent(text, Date.now()))
        client.call(logError, { body: { error: `${text}\n${circumstances()}` } }).catch(logFailedReport)
    } catch (failure) {
      logFailedReport(failure)
    } finally {
      reporting = false
    }
  }
  return (client, thrown, isCurrent) => {
    const error = thrown instanceof DownloadError ? thrown.cause : thrown
    if (isAbortError(error)) return
    if (error instanceof NetworkError)
      unlessLeaving(() => {
        if (isCurrent()) report(client, error)
      })
    else report(client, error)
  }
}

function logFailedReport(failure: unknown): void {
  logToConsole('The error could not be reported', failure instanceof Error ? redact(failure.message) : '')
}

/** A patched console may throw, which would be reported as a window error again. */
function logToConsole(what: string, text: string): void {
  try {
    // eslint-disable-next-line no-console -- spec section 8: 'Failed to load' is logged; so are failed reports
    console.error(what, text)
  } catch {
    // There is nowhere left to log it.
  }
}

/** `error_msg` of the response body, else its `detail` (spec section 8); the stack of any other error. */
function errorText(error: unknown): string {
  if (error instanceof ApiError)
    return serverMessage(error.body) ?? (detailLines(error.body).join('; ') || error.message)
  return error instanceof Error ? stackOf(error) : bodyText(error)
}

/** Chrome's stack starts with the message; other browsers leave it out. */
function stackOf({ name, message, stack = '' }: Error): string {
  return stack.includes(message) && stack !== '' ? stack : `${name}: ${message}\n${stack}`.trim()
}

/**
 * One line about where an error happened: version and commit of the build, the page's path with the names of its query
 * parameters but not their values, and the browser.
 */
function circumstances(): string {
  const { pathname, search } = window.location
  const names = [...new Set(new URLSearchParams(search).keys())].join('&')
  const path = names === '' ? pathname : `${pathname}?${names}`
  return redact(`Lightshelf ${BUILD.version} (${BUILD.commit}), ${path}, ${navigator.userAgent}`.replace(/\s+/g, ' '))
}

/** Runs the action after a while, unless the page has been left by then. */
function unlessLeaving(action: () => void): void {
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('pagehide', stop)
  }
  const timer = setTimeout(() => {
    stop()
    action()
  }, LEAVE_MS)
  window.addEventListener('pagehide', stop)
}
