import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { ServerConfig } from '#api/clientConfig.ts'
import { keepTokenFresh } from './keepTokenFresh.ts'
import { deviceStorage } from './safeStorage.ts'
import type { SessionOptions, SessionState } from './sessionState.ts'
import { createSession, type Session } from './sessionStore.ts'
import { connectTabs } from './tabs.ts'
import { ClientContext, clientOf } from './useClient.ts'

const SessionContext = createContext<Session | null>(null)

interface SessionProviderProps extends Pick<SessionOptions, 'now' | 'report'> {
  children: ReactNode
  /** The server, and whether it issues refresh tokens (spec section 5). */
  config: ServerConfig & Pick<SessionOptions, 'refreshEnabled'>
}

/** Provides the session of this tab, and its client. */
export function SessionProvider({ children, config, now, report }: SessionProviderProps) {
  const [session] = useState(() => {
    const { refreshEnabled } = config
    return createSession({
      storage: deviceStorage,
      tabs: connectTabs(),
      now,
      refreshEnabled,
      ...(report && { report }),
    })
  })
  useEffect(() => {
    // A page from the back/forward cache resumes with an old session in memory; a frozen tab misses signals.
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) session.sync()
    }
    const handleVisibilityChange = () => {
      if (!document.hidden) session.sync()
    }
    window.addEventListener('pageshow', handlePageShow)
    document.addEventListener('visibilitychange', handleVisibilityChange)
    return () => {
      window.removeEventListener('pageshow', handlePageShow)
      document.removeEventListener('visibilitychange', handleVisibilityChange)
    }
  }, [session])
  useEffect(() => {
    if (config.refreshEnabled) return keepTokenFresh({ session, config, now })
  }, [session, config, now])
  return (
    <SessionContext value={session}>
      <ClientContext value={clientOf(session, config)}>{children}</ClientContext>
    </SessionContext>
  )
}

/** The session store, with its actions. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('No SessionProvider above')
  return session
}

/** The current session state; re-renders when it changes. */
export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.getState)
}

/** React key for everything that belongs to one session in one account: a new key discards the old state. */
export function useSessionKey(): string {
  const state = useSessionState()
  return useMemo(
    () => (state.status === 'signed-in' ? `${state.epoch}:${state.claims.accountId ?? ''}` : `${state.epoch}`),
    [state],
  )
}
