import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import type { Address } from '#domain/address/defineAddress.ts'
import type { Day } from '#domain/day.ts'
import { addressText } from '#domain/messages/shell.ts'
import { shareLink } from '#domain/address/linkAccount.ts'
import type { Period } from '#domain/period.ts'
import { useSessionState } from '#session/SessionContext.tsx'
import { currentAccountId } from '#session/signedInState.ts'

/**
 * The view stored in the URL, and its setter, which adds a history entry by default. Notifies the user once of
 * parameters that could not be read.
 * @param addressOn returns the page's URL parameters for a day; must be a stable function
 */
export function useAddress<V extends object>(
  addressOn: (today: Day) => Address<V>,
  today: Day,
): { view: V; onView: (change: Partial<V>, how?: 'push' | 'replace') => void } {
  const { search } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify()
  const address = useMemo(() => addressOn(today), [addressOn, today])
  const { value: view, problems } = useMemo(() => address.read(search), [address, search])
  const latestView = useRef(view)
  useEffect(() => {
    latestView.current = view
  }, [view])
  const onView = useCallback(
    (change: Partial<V>, how: 'push' | 'replace' = 'push') => {
      // Two changes before the next render must both be applied.
      latestView.current = { ...latestView.current, ...change }
      void navigate({ search: address.write(latestView.current) }, { replace: how === 'replace' })
    },
    [navigate, address],
  )
  const unreadableNames = problems.join(', ')
  useEffect(() => {
    if (unreadableNames !== '')
      notify({ variant: 'warning', title: addressText.title, text: addressText.ignored(unreadableNames) })
  }, [notify, unreadableNames])
  return { view, onView }
}

/** The link to the current page, to be copied: it always opens the same days, and says in which account it was made. */
export function useShareHref(period: Period): string {
  const { pathname, search } = useLocation()
  return shareLink(window.location.origin + pathname, search, period, currentAccountId(useSessionState()))
}
