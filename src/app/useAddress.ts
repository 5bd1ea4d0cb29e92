import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useNotify } from '#components/Notifications/useNotify.ts'
import type { Day } from '#domain/catalogue.ts'
import { addressText } from '#domain/messages/address.ts'

/** How an address holds the view of a page; both functions must stay the same. */
interface Written<V> {
  parse: (search: string, today: Day) => { view: V; ignored: readonly string[] }
  write: (view: V, today: Day) => string
}

/** The view that the address holds, and the way to another, which Back undoes; what could not be read of it is told once. */
export function useAddress<V extends object>(
  { parse, write }: Written<V>,
  today: Day,
): { view: V; onView: (change: Partial<V>, how?: 'push' | 'replace') => void } {
  const { search } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify()
  const { view, ignored } = useMemo(() => parse(search, today), [parse, search, today])
  const viewNow = useRef(view)
  useEffect(() => {
    viewNow.current = view
  }, [view])
  const onView = useCallback(
    (change: Partial<V>, how: 'push' | 'replace' = 'push') => {
      // Two changes in one moment add up, though the address is read again only later.
      viewNow.current = { ...viewNow.current, ...change }
      void navigate({ search: write(viewNow.current, today) }, { replace: how === 'replace' })
    },
    [navigate, write, today],
  )
  const ignoredNames = ignored.join(', ')
  useEffect(() => {
    if (ignoredNames !== '')
      notify({ variant: 'warning', title: addressText.title, text: addressText.ignored(ignoredNames) })
  }, [notify, ignoredNames])
  return { view, onView }
}
