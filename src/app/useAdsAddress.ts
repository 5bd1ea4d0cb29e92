import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useNotify } from '#components/Notifications/useNotify.ts'
import type { Day } from '#domain/catalogue.ts'
import { addressText } from '#domain/messages/address.ts'
import { parseAdsView, writeAdsView, type AdsView } from '#screens/shared/ads/adsView.ts'

/** The view that an address of ads holds, and the way to another; what it could not read of it is told once. */
export function useAdsAddress(today: Day) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify()
  const { view, ignored } = useMemo(() => parseAdsView(search, today), [search, today])
  const viewNow = useRef(view)
  useEffect(() => {
    viewNow.current = view
  }, [view])
  const onView = useCallback(
    (change: Partial<AdsView>, how: 'push' | 'replace') => {
      // Two changes in one moment add up, though the address is read again only later.
      viewNow.current = { ...viewNow.current, ...change }
      void navigate({ search: writeAdsView(viewNow.current, today) }, { replace: how === 'replace' })
    },
    [navigate, today],
  )
  const ignoredNames = ignored.join(', ')
  useEffect(() => {
    if (ignoredNames !== '') notify({ variant: 'warning', title: addressText.title, text: addressText.ignored(ignoredNames) })
  }, [notify, ignoredNames])
  return { view, onView }
}
