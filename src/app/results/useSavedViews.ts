import { useCallback, useEffect, useState } from 'react'
import {
  parseSavedViews,
  withAdGrouping,
  type SavedView,
  type SavedViewsUpdate,
} from '#screens/Results/views/savedViews.ts'
import { deviceStorage } from '../session/safeStorage.ts'
import { useSessionState } from '../session/SessionContext.tsx'

/** The views of a screen saved on this device for the current account, with a setter. Stays in sync with other tabs. */
export function useSavedViews(screen: string): [readonly SavedView[], (change: SavedViewsUpdate) => void] {
  const state = useSessionState()
  const accountId = state.status === 'signed-in' ? (state.claims.accountId ?? state.account?.id ?? '') : ''
  const key = `lightshelf.views.${screen}.${accountId}`
  const [views, setViews] = useState<readonly SavedView[]>(() => readStoredViews(screen, key))
  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setViews(readStoredViews(screen, key))
    }
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  }, [screen, key])
  const changeViews = useCallback(
    (change: SavedViewsUpdate) => {
      const next = change(readStoredViews(screen, key))
      storeViews(key, next)
      setViews(next)
    },
    [screen, key],
  )
  return [views, changeViews]
}

/** Views are stored with this number. Before, as a list alone, a view of ad results without a grouping meant by ad. */
const VERSION = 2

function readStoredViews(screen: string, key: string): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.get(key) ?? 'null')
    if (!Array.isArray(stored)) return parseSavedViews((stored as { views?: unknown } | null)?.views)
    const views = parseSavedViews(stored)
    const rewritten = screen === 'adResults' ? views.map(withAdGrouping) : views
    storeViews(key, rewritten)
    return rewritten
  } catch {
    return []
  }
}

function storeViews(key: string, views: readonly SavedView[]): void {
  deviceStorage.set(key, JSON.stringify({ version: VERSION, views }))
}
