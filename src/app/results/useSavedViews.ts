import { useCallback, useEffect, useState } from 'react'
import {
  parseSavedViews,
  withTitleGrouping,
  type SavedView,
  type SavedViewsUpdate,
} from '#screens/Results/views/savedViews.ts'
import { keyForUser } from '../hooks/keyForUser.ts'
import { readStored, store } from '../hooks/storedJson.ts'
import { deviceStorage } from '#session/safeStorage.ts'
import { useSessionState } from '#session/SessionContext.tsx'
import { currentAccountId } from '#session/signedInState.ts'
import { oldViewsKey, ownsOldViews } from './oldViews.ts'

/**
 * The views of a screen that the user saved on this device for the current account, with a setter. Stays in sync with
 * other tabs. Staff who masquerade have their own views of the account.
 */
export function useSavedViews(screen: string): [readonly SavedView[], (change: SavedViewsUpdate) => void] {
  const state = useSessionState()
  const isSignedIn = state.status === 'signed-in'
  const accountId = currentAccountId(state) ?? ''
  const userName = isSignedIn ? state.user.userName : ''
  const key = keyForUser(`saved-views.${screen}`, userName, accountId)
  const [views, setViews] = useState<readonly SavedView[]>(() => {
    if (isSignedIn && !state.claims.masquerade && ownsOldViews(userName))
      moveViews(oldViewsKey(screen, accountId), key, screen)
    const views = readStoredViews(key, screen)
    if (parseStored(key)?.version === 2) storeViews(key, views)
    return views
  })
  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setViews(readStoredViews(key, screen))
    }
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  }, [key, screen])
  const changeViews = useCallback(
    (change: SavedViewsUpdate) => {
      const next = change(readStoredViews(key, screen))
      storeViews(key, next)
      setViews(next)
    },
    [key, screen],
  )
  return [views, changeViews]
}

/**
 * Views are stored with this number. A view of ad results without a grouping means by ad, as it did in a list alone, the
 * first way of storing; in version 2 it meant by title.
 */
const VERSION = 3

function readStoredViews(key: string, screen: string): SavedView[] {
  return viewsIn(parseStored(key), screen)
}

function viewsIn(stored: Stored | null, screen: string): SavedView[] {
  const views = parseSavedViews(Array.isArray(stored) ? stored : stored?.views)
  return screen === 'adResults' && stored?.version === 2 ? views.map(withTitleGrouping) : views
}

/** Moves views that were stored before they belonged to a user to the user's. */
function moveViews(oldKey: string, key: string, screen: string): void {
  const stored = parseStored(oldKey)
  if (stored === null) return
  deviceStorage.remove(oldKey)
  storeViews(key, parseSavedViews([...readStoredViews(key, screen), ...viewsIn(stored, screen)]))
}

/** What a storage key has, unless it was written by someone else. */
interface Stored {
  version?: unknown
  views?: unknown
}

const parseStored = (key: string) => readStored(key) as Stored | null

function storeViews(key: string, views: readonly SavedView[]): void {
  store(key, { version: VERSION, views })
}
