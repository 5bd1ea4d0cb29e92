import { useCallback, useEffect, useState } from 'react'
import { readViews, type SavedView, type ViewsChange } from '#screens/Results/views/savedViews.ts'
import { deviceStorage } from '../session/safeStorage.ts'
import { useSessionState } from '../session/SessionContext.tsx'

/** The views of a screen that this device keeps for the account that is worked in, and the way to keep others. Another tab's changes are taken over. */
export function useSavedViews(screen: string): [readonly SavedView[], (change: ViewsChange) => void] {
  const state = useSessionState()
  const accountId = state.status === 'signed-in' ? (state.claims.accountId ?? state.account?.id ?? '') : ''
  const key = `lightshelf.views.${screen}.${accountId}`
  const [views, setViews] = useState<readonly SavedView[]>(() => stored(key))
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setViews(stored(key))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [key])
  const keep = useCallback(
    (change: ViewsChange) => {
      const next = change(stored(key))
      deviceStorage.set(key, JSON.stringify(next))
      setViews(next)
    },
    [key],
  )
  return [views, keep]
}

function stored(key: string): SavedView[] {
  try {
    return readViews(JSON.parse(deviceStorage.get(key) ?? 'null'))
  } catch {
    return []
  }
}
