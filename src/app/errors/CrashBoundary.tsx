import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { GlobalErrorScreen } from '#screens/GlobalError/GlobalErrorScreen.tsx'
import { useErrorReporter } from './errorReporter.ts'
import { goHome, reloadPage } from './reloadPage.ts'
import { isMissingChunk, reloadOnce, type ReloadOutcome } from './reloadOnce.ts'
import { NewVersionScreen } from '#screens/NewVersion/NewVersionScreen.tsx'
import { NoConnectionScreen } from '#screens/NoConnection/NoConnectionScreen.tsx'
import { useDrafts } from '#session/DraftsContext.tsx'
import { LoadingPage } from '#components/layout/Page/LoadingPage.tsx'

interface CrashBoundaryProps {
  children: ReactNode
  /** After a crash, a change of any of these renders the children again. */
  resetKeys?: readonly string[]
}

/** Error boundary of a page, and of the frame around it: shows the global error screen (spec section 8). */
export function CrashBoundary({ children, resetKeys = [] }: CrashBoundaryProps) {
  const { report } = useErrorReporter()
  return (
    <ErrorBoundary
      resetKeys={[...resetKeys]}
      onError={(error) => !isMissingChunk(error) && report(error)}
      fallbackRender={({ error }) =>
        isMissingChunk(error) ? (
          <MissingChunk />
        ) : (
          <GlobalErrorScreen message={error instanceof Error ? error.message : String(error)} onGoHome={goHome} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  )
}

/**
 * In place of a part whose code is missing: reloads the page once, as soon as the server can be reached, because a
 * deploy removes the old files. If that didn't help, or would lose a draft, the user can reload it.
 */
function MissingChunk() {
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
