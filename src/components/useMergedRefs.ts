import { useCallback } from 'react'
import type { Ref, RefCallback } from 'react'

/** One ref that fills two: for a component that needs its element and also hands it to its user. */
export function useMergedRefs<T>(one: Ref<T> | undefined, other: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      const cleanOne = fill(one, element)
      const cleanOther = fill(other, element)
      return () => {
        cleanOne()
        cleanOther()
      }
    },
    [one, other],
  )
}

function fill<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element)
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null)
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}
