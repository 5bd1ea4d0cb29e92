import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { reportCrash } from './errorReporter.ts'

/** Error boundary for a part the page can do without: a crash removes it alone and is only reported. */
export function OptionalBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null} onError={reportCrash}>
      {children}
    </ErrorBoundary>
  )
}
