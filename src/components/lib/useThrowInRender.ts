import { useCallback, useState } from 'react'

/**
 * Returns a function that passes an error to the error boundary above, for code that a press loads: a boundary catches
 * what a lazy component throws, but nothing from an event handler or a promise.
 */
export function useThrowInRender(): (error: unknown) => void {
  const [, update] = useState(null)
  return useCallback((error: unknown) => {
    update(() => {
      throw error
    })
  }, [])
}
