import { useCallback, useEffect, useState } from 'react'
import { NewVersionScreen } from '#screens/NewVersion/NewVersionScreen.tsx'
import { NoConnectionScreen } from '#screens/NoConnection/NoConnectionScreen.tsx'
import { useDrafts } from '#session/DraftsContext.tsx'
import { LoadingPage } from '#components/layout/Page/LoadingPage.tsx'
import { reloadOnce, type ReloadOutcome } from './reloadOnce.ts'
import { reloadPage } from './reloadPage.ts'

/**
 * In place of a part whose code is missing: reloads the page once, as soon as the server can be reached, because a
 * deploy removes the old files. If that didn't help, or would lose a draft, the user can reload it.
 */
export function MissingChunk() {
  const [outcome, setOutcome] = useState<ReloadOutcome | null>(null)
  const { exist } = useDrafts()
  const reload = useCallback(() => void reloadOnce(exist).then(setOutcome), [exist])
  useEffect(() => {
    reload()
    window.addEventListener('online', reload)
    // The page may come back from the browser's cache before it was reloaded.
    window.addEventListener('pageshow', reload)
    return () => {
      window.removeEventListener('online', reload)
      window.removeEventListener('pageshow', reload)
    }
  }, [reload])

  if (outcome === 'unreachable') return <NoConnectionScreen offline={!navigator.onLine} onRetry={reload} />
  return outcome === 'left-to-user' ? <NewVersionScreen onReload={reloadPage} /> : <LoadingPage />
}
