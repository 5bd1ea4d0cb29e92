import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useBack } from './useBack.ts'

/**
 * Returns a function that closes something opened by the URL. Goes back if the last navigation opened it, so that Back
 * does not open it again; otherwise (after a direct link, or further navigation) calls `otherwise`.
 */
export function useCloseWithBack(isOpen: boolean, otherwise: () => void): () => void {
  const { key } = useLocation()
  const back = useBack()
  const openedBy = useRef<string | null>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) openedBy.current = key
    wasOpen.current = isOpen
  }, [isOpen, key])
  return useCallback(() => {
    if (openedBy.current === key) back()
    else otherwise()
  }, [key, back, otherwise])
}
