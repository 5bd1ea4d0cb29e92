import { useEffect, useRef, useState } from 'react'

export interface DelayedFlagTimes {
  /** ms the flag must hold before it shows. */
  delayMs?: number
  /** ms it stays once shown. */
  minimumMs?: number
}

/** Follows a flag without flicker: short trues never show, and what has shown stays long enough to be seen (visual.md, Loading). */
export function useDelayedFlag(flag: boolean, { delayMs = 150, minimumMs = 300 }: DelayedFlagTimes = {}): boolean {
  const [shown, setShown] = useState(false)
  const shownAt = useRef(0)

  useEffect(() => {
    if (flag === shown) return
    const waitMs = flag ? delayMs : Math.max(0, shownAt.current + minimumMs - performance.now())
    const timer = setTimeout(() => {
      if (flag) shownAt.current = performance.now()
      setShown(flag)
    }, waitMs)
    return () => clearTimeout(timer)
  }, [flag, shown, delayMs, minimumMs])

  return shown
}
