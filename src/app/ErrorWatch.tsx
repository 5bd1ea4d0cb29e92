import { useEffect } from 'react'
import type { Speaker } from './crashReport.ts'
import { useEnvironment } from './environment.ts'
import { useSession } from './session/SessionContext.tsx'

/** It stays when all is unmounted: the outermost boundary reports when there is nothing left below it. */
let speaker: Speaker | null = null

/** Reports an error that nobody caught. What reports is fetched only now; never throws. */
export async function reportCrash(error: unknown): Promise<void> {
  try {
    if (speaker !== null) (await import('./crashReport.ts')).report(speaker, error)
  } catch {
    // Nothing is left to report with; React, or the browser, has told the console.
  }
}

/** Hears of what nobody caught (behaviour.md, Requests: log_error); windowErrors.ts, fetched with the first, judges it. Draws nothing. */
export function ErrorWatch() {
  const session = useSession()
  const { config } = useEnvironment()
  useEffect(() => {
    speaker = { session, config }
    const hear = (event: Event) =>
      void import('./windowErrors.ts').then(
        ({ judge }) => judge(event),
        () => undefined,
      )
    window.addEventListener('error', hear)
    window.addEventListener('unhandledrejection', hear)
    return () => {
      window.removeEventListener('error', hear)
      window.removeEventListener('unhandledrejection', hear)
    }
  }, [session, config])
  return null
}
