import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { onWake } from './onWake.ts'
import type { Requests } from './requests.ts'

/** Stale data is requested again at random within this time, not all at once. */
const REFRESH_WITHIN_MS = 1500

/**
 * After a sleep of the computer, requests everything once that is on screen and stale. SWR requests a key only while
 * something shows it. Renders nothing.
 */
export function RefreshOnWake({ requests }: { requests: Requests }) {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const unsubscribe = onWake(() => {
      for (const key of requests.staleKeys(Date.now())) {
        const timer = setTimeout(() => {
          timers.delete(timer)
          // By now it may have been requested for another reason.
          if (requests.staleKeys(Date.now()).includes(key)) void mutate(key)
        }, Math.random() * REFRESH_WITHIN_MS)
        timers.add(timer)
      }
    })
    return () => {
      unsubscribe()
      timers.forEach(clearTimeout)
    }
  }, [mutate, requests])
  return null
}
