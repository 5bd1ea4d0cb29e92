import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs a callback at once, or, while a mouse button is down, when it is let go. An error that appears on blur moves
 * what stands below it: without the wait, the link whose pressing caused the blur would slip away from under the click.
 */
export function useAfterPress(): (callback: () => void) => void {
  const pressed = useRef(false)
  const waiting = useRef<(() => void) | null>(null)

  useEffect(() => {
    const press = () => {
      pressed.current = true
    }
    const release = () => {
      pressed.current = false
      waiting.current?.()
      waiting.current = null
    }
    window.addEventListener('mousedown', press, true)
    for (const event of RELEASES) window.addEventListener(event, release, true)
    return () => {
      window.removeEventListener('mousedown', press, true)
      for (const event of RELEASES) window.removeEventListener(event, release, true)
    }
  }, [])

  return useCallback((callback) => {
    if (pressed.current) waiting.current = callback
    else callback()
  }, [])
}

/** A drag swallows the mouseup. */
const RELEASES = ['mouseup', 'dragend'] as const
