import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { isMissingChunk } from '../missingChunk.ts'

/**
 * Around what a page can do without. Where its code cannot be fetched (the network went before the browser was idle),
 * nothing stands in its place until it is shown anew; any other crash is handed on to the boundary above.
 */
export function Spare({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallbackRender={({ error }) => {
        if (!isMissingChunk(error)) throw error
        return null
      }}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
