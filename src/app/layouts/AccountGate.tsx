import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { EmptyAccountScreen } from '#screens/EmptyAccount/EmptyAccountScreen.tsx'
import { useEnvironment } from '../config/environment.ts'
import { loadUserAndAccounts } from '#session/loadUserAndAccounts.ts'
import { useSession, useSessionState } from '#session/SessionContext.tsx'
import { isUnopened } from '#session/signedInState.ts'
import { useClient } from '#session/useClient.ts'
import { pathTo } from '#domain/pages.ts'

/**
 * Loads user and accounts for a restored session. The page does not wait for them; only an empty account list replaces
 * it, and an account that cannot be opened leads to the list. Notices shows a failure.
 */
export function AccountGate({ children }: { children: ReactNode }) {
  const { retryDelaysS } = useEnvironment()
  const client = useClient()
  const session = useSession()
  const state = useSessionState()
  const { pathname } = useLocation()
  const isMissing = state.status === 'signed-in' && state.accounts === null && state.loadFailure === null

  useEffect(() => {
    // The session stores the failure; a 401 has already ended it.
    if (isMissing) loadUserAndAccounts(client, session, retryDelaysS).catch(() => undefined)
  }, [isMissing, client, session, retryDelaysS])

  // No page shows data of an account that the user has not chosen.
  if (isUnopened(state) && pathname !== pathTo('account')) return <Navigate to={pathTo('account')} replace />
  // In masquerade mode the account need not be in the list.
  const hasNoAccount = state.status === 'signed-in' && state.accounts?.length === 0 && !state.claims.masquerade
  return hasNoAccount ? <EmptyAccountScreen onLogout={session.logout} /> : children
}
