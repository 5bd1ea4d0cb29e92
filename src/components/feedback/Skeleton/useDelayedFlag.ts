import { useEffect, useRef, useState } from 'react'

export interface DelayedFlagOptions {
  /** How long the flag must be true before it shows, in ms. Default 150. */
  delayMs?: number
  /** How long it stays once shown, in ms. Default 300. */
  minimumDurationMs?: number
}

/** A flag without flicker: it becomes true only after a delay, and then stays true for a minimum time. */
export function useDelayedFlag(
  flag: boolean,
  { delayMs = 150, minimumDurationMs = 300 }: DelayedFlagOptions = {},
): boolean {
  const [isShown, setIsShown] = useState(false)
  const shownAt = useRef(0)

  useEffect(() => {
    if (flag === isShown) return
    const waitMs = flag ? delayMs : Math.max(0, shownAt.current + minimumDurationMs - performance.now())
    const timer = setTimeout(() => {
      if (flag) shownAt.current = performance.now()
      setIsShown(flag)
    }, waitMs)
    return () => clearTimeout(timer)
  }, [flag, isShown, delayMs, minimumDurationMs])

  return isShown
}
