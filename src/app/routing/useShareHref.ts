import { useLocation } from 'react-router-dom'
import { shareLink } from '#domain/address/linkAccount.ts'
import type { Period } from '#domain/period.ts'
import { useSessionState } from '#session/SessionContext.tsx'
import { currentAccountId } from '#session/signedInState.ts'

/** The link to the current page, to be copied: it always opens the same days, and says in which account it was made. */
export function useShareHref(period: Period): string {
  const { pathname, search } = useLocation()
  return shareLink(window.location.origin + pathname, search, period, currentAccountId(useSessionState()))
}
