import { useCallback, useEffect, useState } from 'react'
import { parseSavedViews, type SavedView, type SavedViewsUpdate } from '#screens/Results/views/savedViews.ts'
import { deviceStorage } from '../session/safeStorage.ts'
import { useSessionState } from '../session/SessionContext.tsx'

/** The views of a screen saved on this device for the current account, with a setter. Stays in sync with other tabs. */
export function useSavedViews(screen: string): [readonly SavedView[], (change: SavedViewsUpdate) => void] {
  const state = useSessionState()
  const accountId = state.status === 'signed-in' ? (state.claims.accountId ?? state.account?.id ?? '') : ''
  const key = `lightshelf.views.${screen}.${accountId}`
  const [views, setViews] = useState<readonly SavedView[]>(() => readStoredViews(key))
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
      deviceStorage.set(key, JSON.stringify(next))
      setViews(next)
    },
    [key],
  )
  return [views, changeViews]
}

function readStoredViews(key: string): SavedView[] {
  try {
    return parseSavedViews(JSON.parse(deviceStorage.get(key) ?? 'null'))
  } catch {
    return []
  }
}
