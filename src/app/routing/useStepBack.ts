import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useBack } from './useBack.ts'

/**
 * Closes what an address opened. Where the last step opened it, that step is undone, so that Back does not open it again;
 * otherwise (a link led here, or more happened since) `otherwise` is done.
 */
export function useStepBack(isOpen: boolean, otherwise: () => void): () => void {
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
