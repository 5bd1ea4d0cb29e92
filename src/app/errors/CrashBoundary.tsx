import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { GlobalErrorScreen } from '#screens/GlobalError/GlobalErrorScreen.tsx'
import { useErrorReporter } from './errorReporter.ts'
import { goHome } from './reloadPage.ts'
import { isMissingChunk } from './reloadOnce.ts'
import { MissingChunk } from './MissingChunk.tsx'

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
