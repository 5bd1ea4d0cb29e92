import type { AppConfig } from './environment.ts'
import { reportError } from './errorReport.ts'
import type { Session } from './session/sessionStore.ts'
import { clientOf } from './session/useClient.ts'

/** In whose name crashes are reported. */
export interface Speaker {
  session: Session
  config: AppConfig
}

/** Reports an error that nobody caught. Signed out nobody is asked: React, or the browser, has told the console already. */
export function report({ session, config }: Speaker, error: unknown): void {
  if (session.token() !== null) reportError(clientOf(session, config), error)
}
