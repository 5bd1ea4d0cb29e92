import { createContext, use } from 'react'
import { isAbortError } from '#domain/abort.ts'
import { createClient, type Client } from '#api/client.ts'
import type { ServerConfig } from '#api/clientConfig.ts'
import { readAuth } from '#session/authCookies.ts'
import { createErrorLog } from './errorLog.ts'
import { isMissingChunk } from './reloadOnce.ts'

/** The token and client that errors are reported with. */
interface ReporterContext {
  /** Token of the session; null when signed out. */
  token: () => string | null
  client: Client
}

/** Messages of harmless browser errors, and of errors in cross-origin scripts, which have no details. */
const NOISE = /ResizeObserver loop|^(Uncaught )?Script error\.?$/im
const EXTENSION = /\b(?:chrome|moz|safari(?:-web)?)-extension:/
/** How long an error is retained for the first listener. Later it no longer explains what is on screen. */
const RETAINED_MS = 60_000

export type ErrorReporter = ReturnType<typeof createErrorReporter>

/**
 * Reports errors to the error log while a user is signed in (spec section 8), and passes window errors on to notices.
 * Until the app has a session, the cookies say who that is.
 */
export function createErrorReporter(server: ServerConfig) {
  const log = createErrorLog()
  const cookieToken = () => readAuth(Date.now())?.token ?? null
  let context: ReporterContext = { token: cookieToken, client: createClient({ ...server, token: cookieToken }) }
  const listeners = new Set<(error: unknown) => void>()
  /** The last error without a listener. One is enough: a single notification covers any number of errors. */
  let retained: { error: unknown; at: number } | null = null

  function isSignedIn(): boolean {
    try {
      return context.token() !== null
    } catch {
      // Cookies may be inaccessible, for instance in a sandboxed frame.
      return false
    }
  }

  /**
   * Reports an error if signed in; React or the browser log those that nothing caught in any case. Never throws.
   * @param isCurrent whether the session of the error still lasts, where it is reported later
   */
  function report(error: unknown, isCurrent: () => boolean = isSignedIn): void {
    if (isSignedIn()) log(context.client, error, isCurrent)
  }

  /** Reports an `error` or `unhandledrejection` event and notifies the listeners, unless it is noise. */
  function handleWindowError(event: Event): void {
    const { error, source } =
      event.type === 'error'
        ? readErrorEvent(event as ErrorEvent)
        : { error: (event as PromiseRejectionEvent).reason as unknown, source: '' }
    if (isNoise(error, source)) return
    report(error)
    for (const listener of listeners) listener(error)
    if (listeners.size === 0) retained = { error, at: performance.now() }
  }

  return {
    report,
    /** Replaces the context, also for errors after everything has been unmounted. */
    setContext: (next: ReporterContext) => {
      context = next
    },
    /** Listens to the window's errors, first to those that public/theme.js has collected. Returns a function that stops it. */
    listen: () => {
      window.addEventListener('error', handleWindowError)
      window.addEventListener('unhandledrejection', handleWindowError)
      window.__earlyErrors?.stop()
      window.__earlyErrors?.events.forEach(handleWindowError)
      return () => {
        window.removeEventListener('error', handleWindowError)
        window.removeEventListener('unhandledrejection', handleWindowError)
      }
    },
    /** Subscribes to window errors other than noise, starting with the retained one. Returns the unsubscribe function. */
    onWindowError: (listener: (error: unknown) => void) => {
      listeners.add(listener)
      if (retained !== null && performance.now() - retained.at < RETAINED_MS) listener(retained.error)
      retained = null
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** From App.tsx. */
export const ErrorReporterContext = createContext<ErrorReporter | null>(null)

export function useErrorReporter(): ErrorReporter {
  const reporter = use(ErrorReporterContext)
  if (reporter === null) throw new Error('No error reporter above')
  return reporter
}

function readErrorEvent({ error, message, filename, lineno, colno }: ErrorEvent): { error: unknown; source: string } {
  const source = `${message}\n    at ${filename}:${lineno}:${colno}`
  return { error: (error as unknown) ?? source, source }
}

function isNoise(error: unknown, source: string): boolean {
  const { message, stack = '' } = error instanceof Error ? error : { message: '' }
  // Cancelled requests are no errors; CrashBoundary handles chunks missing after a deploy.
  return (
    isAbortError(error) ||
    [source, message].some((text) => NOISE.test(text)) ||
    EXTENSION.test(source + stack) ||
    isMissingChunk(error)
  )
}
