import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import type { Address } from '#domain/address/defineAddress.ts'
import type { Day } from '#domain/catalogue.ts'
import { addressText } from '#domain/messages/shell.ts'

/**
 * The view that the address holds, and the way to another, which Back undoes; what could not be read of it is told once.
 * @param addressOn the address of the page on a day; must stay the same
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
  const viewNow = useRef(view)
  useEffect(() => {
    viewNow.current = view
  }, [view])
  const onView = useCallback(
    (change: Partial<V>, how: 'push' | 'replace' = 'push') => {
      // Two changes in one moment add up, though the address is read again only later.
      viewNow.current = { ...viewNow.current, ...change }
      void navigate({ search: address.write(viewNow.current) }, { replace: how === 'replace' })
    },
    [navigate, address],
  )
  const unreadNames = problems.join(', ')
  useEffect(() => {
    if (unreadNames !== '')
      notify({ variant: 'warning', title: addressText.title, text: addressText.ignored(unreadNames) })
  }, [notify, unreadNames])
  return { view, onView }
}
