import { useCallback, useSyncExternalStore } from 'react'
import { toLocalDay, type Day } from '#domain/day.ts'
import { useEnvironment } from '../config/environment.ts'

/** Longest wait between checks: timers stop while a computer sleeps, but its clock keeps running. */
const MAX_WAIT_MS = 60_000
/** Shortest: a timer may fire just before midnight. */
const MIN_WAIT_MS = 1000

/** Today's date in the user's time zone, also after midnight. */
export function useToday(): Day {
  const { now } = useEnvironment()
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const check = () => {
        clearTimeout(timer)
        timer = setTimeout(check, Math.max(MIN_WAIT_MS, Math.min(msToMidnight(now()), MAX_WAIT_MS)))
        onChange()
      }
      check()
      document.addEventListener('visibilitychange', check)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', check)
      }
    },
    [now],
  )
  return useSyncExternalStore(subscribe, () => toLocalDay(now()))
}

function msToMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
}
