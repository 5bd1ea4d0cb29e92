import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useErrorReporter } from './errorReporter.ts'
import { isMissingChunk } from './reloadOnce.ts'

/** Error boundary for a part the page can do without: a crash removes it alone and is only reported. */
export function OptionalBoundary({ children }: { children: ReactNode }) {
  const { report } = useErrorReporter()
  return (
    <ErrorBoundary FallbackComponent={Nothing} onError={(error) => !isMissingChunk(error) && report(error)}>
      {children}
    </ErrorBoundary>
  )
}

/** A missing chunk is no crash: the boundary above reloads the page. */
function Nothing({ error }: FallbackProps) {
  if (isMissingChunk(error)) throw error
  return null
}
