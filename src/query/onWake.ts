import { waitToRetry } from '#api/waitToRetry.ts'

const TICK_MS = 30_000
/** How long a network may take to be there after a sleep. */
const NETWORK_S = 10
/** Even a hidden tab's timers run once a minute. A longer gap means that the computer slept, or the tab was frozen. */
const SLEEP_MS = 300_000

/**
 * Calls the listener once after each sleep of the computer, as soon as the tab is visible. Without a network it waits some
 * seconds: what is on screen is requested again anyway once the browser is online. Returns the function that ends it.
 */
export function onWake(listener: () => void): () => void {
  let lastTickMs = Date.now()
  const end = new AbortController()
  let hasSlept = false
  const tick = () => {
    hasSlept ||= Date.now() - lastTickMs >= SLEEP_MS
    lastTickMs = Date.now()
    if (!hasSlept || document.hidden) return
    hasSlept = false
    if (navigator.onLine) listener()
    else waitToRetry(NETWORK_S, end.signal).then(listener, () => undefined)
  }
  const timer = setInterval(tick, TICK_MS)
  // Earlier than the timer, whose clock may have stood still.
  document.addEventListener('visibilitychange', tick)
  window.addEventListener('focus', tick)
  return () => {
    end.abort()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
    window.removeEventListener('focus', tick)
  }
}
