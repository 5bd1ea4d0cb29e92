import { createClient, type Client } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { configFromEnv } from '../config/environment.ts'
import { isFault } from './isFault.ts'
import { isMissingChunk } from './missingChunk.ts'
import { readAuth } from '#session/authCookies.ts'
import { reportError } from './reportError.ts'

/** The token and client that errors are reported with. */
export interface ReporterContext {
  /** Token of the session; null when signed out. */
  token: () => string | null
  client: Client
}

type WindowErrorListener = (error: unknown) => void

/** Messages of harmless browser errors, and of errors in cross-origin scripts, which have no details. */
const NOISE = /ResizeObserver loop|^(Uncaught )?Script error\.?$/im
const EXTENSION = /\b(?:chrome|moz|safari(?:-web)?)-extension:/
/** How long an error is retained for the first listener. Later it no longer explains what is on screen. */
const RETAINED_MS = 60_000

let context = cookieContext()
const listeners = new Set<WindowErrorListener>()
/** The last error without a listener. One is enough: a single notification covers any number of errors. */
let retained: { error: unknown; at: number } | null = null

/** A context that needs nothing but the cookies, for errors before the app has loaded. */
function cookieContext(): ReporterContext {
  const { apiHost, vertical, basic } = configFromEnv(import.meta.env)
  const token = () => readAuth(Date.now())?.token ?? null
  return { token, client: createClient({ host: apiHost, vertical, token, ...(basic && { basic }) }) }
}

/** Replaces the context, also for errors after everything has been unmounted. */
export function setReporterContext(next: ReporterContext): void {
  context = next
}

/** Reports an error if signed in; React or the browser log those that nothing caught in any case. Never throws. */
export function reportCrash(error: unknown): void {
  if (isSignedIn()) reportError(context.client, error, isSignedIn)
}

/** Reports why a call has failed for good, if that is a fault of the server or the app (isFault). */
export function reportFault(error: unknown): void {
  if (isFault(error)) reportCrash(error)
}

/** Reports why a lookup has failed, with any status but the 401 that ends the session. */
export function reportLookup(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 401)) reportCrash(error)
}

/** Subscribes to window errors other than noise, starting with the retained one. Returns the unsubscribe function. */
export function onWindowError(listener: WindowErrorListener): () => void {
  listeners.add(listener)
  if (retained !== null && performance.now() - retained.at < RETAINED_MS) listener(retained.error)
  retained = null
  return () => {
    listeners.delete(listener)
  }
}

/** Reports an `error` or `unhandledrejection` event and notifies the listeners, unless it is noise. */
export function handleWindowError(event: Event): void {
  const { error, source } =
    event.type === 'error'
      ? readErrorEvent(event as ErrorEvent)
      : { error: (event as PromiseRejectionEvent).reason as unknown, source: '' }
  if (isNoise(error, source)) return
  reportCrash(error)
  for (const listener of listeners) listener(error)
  if (listeners.size === 0) retained = { error, at: performance.now() }
}

function isSignedIn(): boolean {
  try {
    return context.token() !== null
  } catch {
    // Cookies may be inaccessible, for instance in a sandboxed frame.
    return false
  }
}

function readErrorEvent({ error, message, filename, lineno, colno }: ErrorEvent): { error: unknown; source: string } {
  const source = `${message}\n    at ${filename}:${lineno}:${colno}`
  return { error: (error as unknown) ?? source, source }
}

function isNoise(error: unknown, source: string): boolean {
  const { name, message, stack = '' } = error instanceof Error ? error : { name: '', message: '' }
  // Cancelled requests are no errors; CrashBoundary handles chunks missing after a deploy.
  return (
    /^Abort(ed)?Error$/.test(name) ||
    [source, message].some((text) => NOISE.test(text)) ||
    EXTENSION.test(source + stack) ||
    isMissingChunk(error)
  )
}

window.addEventListener('error', handleWindowError)
window.addEventListener('unhandledrejection', handleWindowError)
// Takes over the events collected by public/theme.js.
window.__earlyErrors?.stop()
window.__earlyErrors?.events.forEach(handleWindowError)
