import { createClient, type Client } from '#api/client.ts'
import { useEnvironment, type AppConfig } from '../config/environment.ts'
import { reportProblem } from '../errors/reportError.ts'
import { useSession } from './SessionContext.tsx'
import type { Session } from './sessionStore.ts'

const clients = new WeakMap<Session, Client>()

/** The one client that speaks for a session. */
export function clientOf(session: Session, config: AppConfig): Client {
  const known = clients.get(session)
  if (known) return known
  const client = createClient({
    host: config.apiHost,
    vertical: config.vertical,
    ...(config.basic && { basic: config.basic }),
    token: session.token,
    onUnauthorized: session.expire,
    onProblem: reportProblem,
  })
  clients.set(session, client)
  return client
}

/** The API client, bound to the session. */
export const useClient = (): Client => clientOf(useSession(), useEnvironment().config)
