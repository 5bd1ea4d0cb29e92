import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that runs a callback immediately, or on mouseup while a mouse button is down. An error that
 * appears on blur shifts the layout; without the delay, the link whose mousedown caused the blur would move away
 * before the click.
 */
export function useAfterMouseUp(): (callback: () => void) => void {
  const isPressed = useRef(false)
  const pendingCallback = useRef<(() => void) | null>(null)

  useEffect(() => {
    const handlePress = () => {
      isPressed.current = true
    }
    const handleRelease = () => {
      isPressed.current = false
      pendingCallback.current?.()
      pendingCallback.current = null
    }
    window.addEventListener('mousedown', handlePress, true)
    for (const event of RELEASE_EVENTS) window.addEventListener(event, handleRelease, true)
    return () => {
      window.removeEventListener('mousedown', handlePress, true)
      for (const event of RELEASE_EVENTS) window.removeEventListener(event, handleRelease, true)
    }
  }, [])

  return useCallback((callback) => {
    if (isPressed.current) pendingCallback.current = callback
    else callback()
  }, [])
}

/** A drag ends without a mouseup. */
const RELEASE_EVENTS = ['mouseup', 'dragend'] as const
