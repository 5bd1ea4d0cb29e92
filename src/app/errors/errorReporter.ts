import { createClient, type Client } from '#api/client.ts'
import { configFromEnv } from '../config/environment.ts'
import { isMissingChunk } from './missingChunk.ts'
import { readAuth } from '../session/authCookies.ts'
import { reportError } from './reportError.ts'

/** In whose name errors are reported. */
export interface ReporterContext {
  /** The token of the session; null when signed out. */
  token: () => string | null
  client: Client
}

type WindowErrorListener = (error: unknown) => void

/** Browsers raise these when nothing is wrong, or for scripts of another origin, with no details. */
const NOISE = /ResizeObserver loop|^(Uncaught )?Script error\.?$/im
const EXTENSION = /\b(?:chrome|moz|safari(?:-web)?)-extension:/
/** How long an error is kept for the first listener. Later it no longer explains what is on screen. */
const RETAINED_MS = 60_000

let context = cookieContext()
const listeners = new Set<WindowErrorListener>()
/** The last error that came while nobody listened: one notice tells of any number of them. */
let retained: { error: unknown; at: number } | null = null

/** Works from the cookies alone: nothing of the app needs to have loaded. */
function cookieContext(): ReporterContext {
  const { apiHost, vertical, basic } = configFromEnv(import.meta.env)
  const token = () => readAuth(Date.now())?.token ?? null
  return { token, client: createClient({ host: apiHost, vertical, token, ...(basic && { basic }) }) }
}

/** Reports through the session from here on, also after everything has been unmounted. */
export function setReporterContext(next: ReporterContext): void {
  context = next
}

/** Reports an error that nothing caught. Signed out it stays in the console, where React or the browser put it. Never throws. */
export function reportCrash(error: unknown): void {
  if (isSignedIn()) reportError(context.client, error)
}

/** Calls `listener` with every error of the window that is not noise, the retained one first. Returns the unsubscribe function. */
export function onWindowError(listener: WindowErrorListener): () => void {
  listeners.add(listener)
  if (retained !== null && performance.now() - retained.at < RETAINED_MS) listener(retained.error)
  retained = null
  return () => {
    listeners.delete(listener)
  }
}

/** Reports an `error` or `unhandledrejection` event unless it is noise, and passes it on to the listeners. */
export function handleWindowError(event: Event): void {
  const { error, source } =
    event.type === 'error'
      ? thrown(event as ErrorEvent)
      : { error: (event as PromiseRejectionEvent).reason as unknown, source: '' }
  if (isNoise(error, source)) return
  reportCrash(error)
  for (const listener of listeners) listener(error)
  if (listeners.size === 0 && isSignedIn()) retained = { error, at: performance.now() }
}

function isSignedIn(): boolean {
  try {
    return context.token() !== null
  } catch {
    // Cookies may be out of reach, in a sandboxed frame for instance.
    return false
  }
}

function thrown({ error, message, filename, lineno, colno }: ErrorEvent): { error: unknown; source: string } {
  const source = `${message}\n    at ${filename}:${lineno}:${colno}`
  return { error: (error as unknown) ?? source, source }
}

function isNoise(error: unknown, source: string): boolean {
  const { name, message, stack = '' } = error instanceof Error ? error : { name: '', message: '' }
  // Cancelling is no error; PageBoundary handles a chunk that is gone after a deploy.
  return (
    /^Abort(ed)?Error$/.test(name) ||
    [source, message].some((text) => NOISE.test(text)) ||
    EXTENSION.test(source + stack) ||
    isMissingChunk(error)
  )
}

window.addEventListener('error', handleWindowError)
window.addEventListener('unhandledrejection', handleWindowError)
// What public/theme.js has kept so far.
window.__earlyErrors?.stop()
window.__earlyErrors?.events.forEach(handleWindowError)
