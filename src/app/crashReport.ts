import type { AppConfig } from './environment.ts'
import type { Session } from './session/sessionStore.ts'

interface Speaker {
  session: Session
  config: AppConfig
}

let speaker: Speaker | null = null

/** Says in whose name crashes are reported from now on. It stays: the outermost boundary reports when all below it is gone. */
export function reportCrashesAs(next: Speaker): void {
  speaker = next
}

/**
 * Reports an error that nobody caught. What reports is fetched only now. Signed out nobody is asked: React, or the browser,
 * has told the console already. Never throws.
 */
export async function reportCrash(error: unknown): Promise<void> {
  const token = speaker?.session.token() ?? null
  if (speaker === null || token === null) return
  const { session, config } = speaker
  try {
    const [{ reportError }, { clientOf }] = await Promise.all([import('./errorReport.ts'), import('./session/useClient.ts')])
    reportError(clientOf(session, config), error)
  } catch {
    // Nothing is left to report with.
  }
}
