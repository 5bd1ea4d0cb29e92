import { createContext, use } from 'react'
import { createClient, type Client } from '#api/client.ts'
import type { ServerConfig } from '#api/clientConfig.ts'
import { logError } from '#api/endpoints/account.ts'
import { isFault } from '#api/errors.ts'
import type { Session } from './sessionStore.ts'

const clients = new WeakMap<Session, Client>()

/** The API client of a session; one per session. */
export function clientOf(session: Session, server: ServerConfig): Client {
  const existing = clients.get(session)
  if (existing) return existing
  const client = createClient({
    ...server,
    token: session.token,
    beforeCall: ({ id }) => (id === logError.id ? undefined : session.confirmCookies()),
    onUnauthorized: session.expire,
    // A failed report is not reported itself.
    onFailedChange: (error, { id }) => {
      if (id !== logError.id && isFault(error)) session.report(error)
    },
  })
  clients.set(session, client)
  return client
}

/** From SessionProvider. */
export const ClientContext = createContext<Client | null>(null)

/** The API client of the current session. */
export function useClient(): Client {
  const client = use(ClientContext)
  if (client === null) throw new Error('No SessionProvider above')
  return client
}
