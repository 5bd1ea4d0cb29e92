import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { reportCrash } from './errorReporter.ts'

/** Around a part that the page can do without: when it crashes it disappears, and only the report tells of it. */
export function OptionalBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null} onError={reportCrash}>
      {children}
    </ErrorBoundary>
  )
}
