import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { GlobalErrorScreen } from '#screens/GlobalError/GlobalErrorScreen.tsx'
import { NewVersionScreen } from '#screens/NewVersion/NewVersionScreen.tsx'
import { reportCrash } from '../errors/errorReporter.ts'
import { isMissingChunk, reloadOnce } from '../errors/missingChunk.ts'

const goHome = () => window.location.assign(import.meta.env.BASE_URL)
const reload = () => window.location.reload()

/** Error boundary of a page: shows the global error screen (spec section 8) inside the frame. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      onError={(error) => {
        if (isMissingChunk(error)) reloadOnce()
        else reportCrash(error)
      }}
      fallbackRender={({ error }) =>
        isMissingChunk(error) ? (
          <NewVersionScreen onReload={reload} />
        ) : (
          <GlobalErrorScreen message={error instanceof Error ? error.message : String(error)} onGoHome={goHome} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  )
}
