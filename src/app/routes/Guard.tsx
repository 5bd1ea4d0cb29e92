import { Fragment, useEffect, type ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { LinkAccountGate } from './LinkAccountGate.tsx'
import type { LoginLocationState } from '#domain/locationState.ts'
import { Workspace } from '../layouts/signedInCode.ts'
import { useSessionKey, useSessionState } from '#session/SessionContext.tsx'
import { currentAccountId } from '#session/signedInState.ts'
import { pathTo } from '#domain/pages.ts'

/** Renders the guarded pages if signed in, else redirects to /login with the return path (spec section 2). */
export function Guard() {
  const state = useSessionState()
  const key = useSessionKey()
  const { pathname, search, hash } = useLocation()
  if (state.status === 'signed-in') {
    return (
      <Workspace key={key}>
        <OwnEntries>
          <LinkAccountGate>
            <Outlet />
          </LinkAccountGate>
        </OwnEntries>
      </Workspace>
    )
  }
  const loginState: LoginLocationState | null =
    state.ended === 'logout' ? null : { from: `${pathname}${search}${hash}` }
  return <Navigate to={pathTo('login')} replace state={loginState} />
}

/**
 * Keeps with each entry of the history the account that it was shown in. After a switch, Back to an entry of another
 * account opens Titles in its place: the ids in its address are that account's.
 */
function OwnEntries({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const accountId = currentAccountId(useSessionState())
  const shownIn = entryOf(key)?.account ?? null
  useEffect(() => {
    const entry = entryOf(key)
    if (accountId !== null && entry !== null && entry.account === undefined)
      window.history.replaceState({ ...entry, account: accountId }, '')
  }, [key, accountId])
  if (accountId !== null && shownIn !== null && shownIn !== accountId) return <Navigate to={pathTo('titles')} replace />
  // A page reads what the device has stored for the account once.
  return <Fragment key={accountId}>{children}</Fragment>
}

/** What BrowserRouter has in the history for a location; null under another router, and once it has gone on. */
function entryOf(locationKey: string) {
  const entry = window.history.state as { idx?: number; key?: string; account?: string } | null
  return entry?.idx !== undefined && (entry.key ?? 'default') === locationKey ? entry : null
}
