import { createClient, type Client } from '#api/client.ts'
import { logError } from '#api/endpoints/account.ts'
import { useEnvironment, type AppConfig } from '#app/config/environment.ts'
import { reportFault } from '#app/errors/errorReporter.ts'
import { reportProblem } from '#app/errors/reportError.ts'
import { useSession } from './SessionContext.tsx'
import type { Session } from './sessionStore.ts'

const clients = new WeakMap<Session, Client>()

/** The API client of a session; one per session. */
export function clientOf(session: Session, config: AppConfig): Client {
  const existing = clients.get(session)
  if (existing) return existing
  const client = createClient({
    host: config.apiHost,
    vertical: config.vertical,
    ...(config.basic && { basic: config.basic }),
    ...(config.waits && { waits: config.waits }),
    token: session.token,
    beforeCall: ({ id }) => (id === logError.id ? undefined : session.confirmCookies()),
    onUnauthorized: session.expire,
    onProblem: reportProblem,
    // A failed report is not reported itself.
    onFailedChange: (error, { id }) => {
      if (id !== logError.id) reportFault(error)
    },
  })
  clients.set(session, client)
  return client
}

/** The API client of the current session. */
export const useClient = (): Client => clientOf(useSession(), useEnvironment().config)
