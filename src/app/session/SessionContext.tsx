import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useEnvironment } from '../config/environment.ts'
import { keepFresh } from './refresh.ts'
import { deviceStorage } from './safeStorage.ts'
import type { SessionState } from './sessionState.ts'
import { createSession, type Session } from './sessionStore.ts'
import { openTabs } from './tabs.ts'

const SessionContext = createContext<Session | null>(null)

/** Holds the session of this tab. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { config, now } = useEnvironment()
  const [session] = useState(() =>
    createSession({ storage: deviceStorage, tabs: openTabs(), now, refreshEnabled: config.refreshEnabled }),
  )
  useEffect(() => {
    // A page kept in the back/forward cache wakes up with an old session in memory, a tab put to sleep hears nothing.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) session.sync()
    }
    const onVisible = () => {
      if (!document.hidden) session.sync()
    }
    window.addEventListener('pageshow', onPageShow)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('pageshow', onPageShow)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [session])
  useEffect(() => {
    if (config.refreshEnabled) return keepFresh({ session, config, tabs: openTabs(), now })
  }, [session, config, now])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** The session itself: sign in, log out. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('No SessionProvider above')
  return session
}

/** What the session is now; renders again when it changes. */
export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, session.getState)
}

/** The key of everything that belongs to one session in one account: another key, nothing of the old one left. */
export function useSessionKey(): string {
  const state = useSessionState()
  return useMemo(
    () => (state.status === 'signed-in' ? `${state.epoch}:${state.claims.accountId ?? ''}` : `${state.epoch}`),
    [state],
  )
}
