import { useEffect, type ReactNode } from 'react'
import { EmptyAccountScreen } from '#screens/EmptyAccount/EmptyAccountScreen.tsx'
import { loadPeople } from './loadPeople.ts'
import { useSession, useSessionState } from './SessionContext.tsx'
import { useClient } from './useClient.ts'

/**
 * Sees to it that user and accounts are known: a restored session reads them again. The page does not wait for them;
 * only an empty account list takes its place (behaviour.md, Session). A failure is told by Notices.tsx.
 */
export function PeopleGate({ children }: { children: ReactNode }) {
  const client = useClient()
  const session = useSession()
  const state = useSessionState()
  const unread = state.status === 'signed-in' && state.accounts === null && state.peopleFailure === null

  useEffect(() => {
    // What fails is kept in the session; a 401 has ended it by now.
    if (unread) loadPeople(client, session).catch(() => undefined)
  }, [unread, client, session])

  // Who masquerades is in an account, listed or not.
  const nowhere = state.status === 'signed-in' && state.accounts?.length === 0 && !state.claims.masquerade
  return nowhere ? <EmptyAccountScreen onLogout={session.logout} /> : children
}
