import { useCallback, useEffect, useState } from 'react'
import {
  parseSavedViews,
  withAdGrouping,
  type SavedView,
  type SavedViewsUpdate,
} from '#screens/Results/views/savedViews.ts'
import { keyForUser } from '../hooks/keyForUser.ts'
import { deviceStorage } from '../session/safeStorage.ts'
import { useSessionState } from '../session/SessionContext.tsx'
import { oldViewsKey, ownsOldViews } from './oldViews.ts'

/**
 * The views of a screen that the user saved on this device for the current account, with a setter. Stays in sync with
 * other tabs. Staff who masquerade have their own views of the account.
 */
export function useSavedViews(screen: string): [readonly SavedView[], (change: SavedViewsUpdate) => void] {
  const state = useSessionState()
  const isSignedIn = state.status === 'signed-in'
  const accountId = isSignedIn ? (state.claims.accountId ?? state.account?.id ?? '') : ''
  const userName = isSignedIn ? state.user.userName : ''
  const key = keyForUser(`saved-views.${screen}`, userName, accountId)
  const [views, setViews] = useState<readonly SavedView[]>(() => {
    if (isSignedIn && !state.claims.masquerade && ownsOldViews(userName))
      moveViews(oldViewsKey(screen, accountId), key, screen)
    return readStoredViews(key)
  })
  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setViews(readStoredViews(key))
    }
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  }, [key])
  const changeViews = useCallback(
    (change: SavedViewsUpdate) => {
      const next = change(readStoredViews(key))
      storeViews(key, next)
      setViews(next)
    },
    [key],
  )
  return [views, changeViews]
}

/** Views are stored with this number. Before, as a list alone, a view of ad results without a grouping meant by ad. */
const VERSION = 2

function readStoredViews(key: string): SavedView[] {
  return parseSavedViews(parseStored(key)?.views)
}

/** Moves views that were stored before they belonged to a user to the user's. */
function moveViews(oldKey: string, key: string, screen: string): void {
  const stored = parseStored(oldKey)
  if (stored === null) return
  const isList = Array.isArray(stored)
  const views = parseSavedViews(isList ? stored : stored.views)
  deviceStorage.remove(oldKey)
  const rewritten = isList && screen === 'adResults' ? views.map(withAdGrouping) : views
  storeViews(key, parseSavedViews([...readStoredViews(key), ...rewritten]))
}

/** Null if nothing readable is stored. */
function parseStored(key: string): { views?: unknown } | null {
  try {
    return JSON.parse(deviceStorage.get(key) ?? 'null') as { views?: unknown } | null
  } catch {
    return null
  }
}

function storeViews(key: string, views: readonly SavedView[]): void {
  deviceStorage.set(key, JSON.stringify({ version: VERSION, views }))
}
