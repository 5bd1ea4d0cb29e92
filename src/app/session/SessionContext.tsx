import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createClient, type Client } from '#api/client.ts'
import { useEnvironment } from '../environment.ts'
import { reportProblem } from '../errorReport.ts'
import { deviceStorage } from './safeStorage.ts'
import { createSession, type Session, type SessionState } from './sessionStore.ts'
import { openTabs } from './tabs.ts'

interface SessionHolder {
  session: Session
  client: Client
}

const SessionContext = createContext<SessionHolder | null>(null)

/** Holds the session of this tab and the client that speaks for it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { config, now } = useEnvironment()
  const [holder] = useState<SessionHolder>(() => {
    const session = createSession({ storage: deviceStorage, tabs: openTabs(), now, refreshEnabled: config.refreshEnabled })
    const client = createClient({
      host: config.apiHost,
      vertical: config.vertical,
      ...(config.basic && { basic: config.basic }),
      token: session.token,
      onUnauthorized: session.expire,
      onProblem: reportProblem,
    })
    return { session, client }
  })
  useEffect(() => {
    // A page kept in the back/forward cache wakes up with an old session in memory.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) holder.session.sync()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [holder])
  return <SessionContext value={holder}>{children}</SessionContext>
}

function useHolder(): SessionHolder {
  const holder = use(SessionContext)
  if (holder === null) throw new Error('No SessionProvider above')
  return holder
}

/** The session itself: sign in, log out. */
export const useSession = () => useHolder().session

/** The API client, bound to the session. */
export const useClient = () => useHolder().client

/** What the session is now; renders again when it changes. */
export function useSessionState(): SessionState {
  const { session } = useHolder()
  return useSyncExternalStore(session.subscribe, session.getState)
}

/** The key of everything that belongs to one session in one account: another key, nothing of the old one left. */
export function useSessionKey(): string {
  const state = useSessionState()
  return useMemo(() => (state.status === 'signed-in' ? `${state.epoch}:${state.claims.accountId ?? ''}` : `${state.epoch}`), [state])
}
