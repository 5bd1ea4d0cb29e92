import { useCallback, useEffect, useState } from 'react'
import { parseSavedViews, type SavedView, type SavedViewsUpdate } from '#domain/report/savedViews.ts'
import { keyForUser, readStored, store } from '#session/storedJson.ts'
import { useSessionState } from '#session/SessionContext.tsx'
import { currentAccountId } from '#session/signedInState.ts'

/**
 * The views of a screen that the user saved on this device for the current account, with a setter. Stays in sync with
 * other tabs. Staff who masquerade have their own views of the account.
 */
export function useSavedViews(screen: string): [readonly SavedView[], (change: SavedViewsUpdate) => void] {
  const state = useSessionState()
  const userName = state.status === 'signed-in' ? state.user.userName : ''
  const key = keyForUser(`saved-views.${screen}`, userName, currentAccountId(state) ?? '')
  const [views, setViews] = useState<readonly SavedView[]>(() => readViews(key))
  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setViews(readViews(key))
    }
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  }, [key])
  const changeViews = useCallback(
    (change: SavedViewsUpdate) => {
      const next = change(readViews(key))
      store(key, { version: VERSION, views: next })
      setViews(next)
    },
    [key],
  )
  return [views, changeViews]
}

/** Views are stored with this number. */
const VERSION = 3

/** The views under a key, unless something else was written there. */
const readViews = (key: string) => parseSavedViews((readStored(key) as { views?: unknown } | null)?.views)
