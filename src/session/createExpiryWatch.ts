/** How long before the expiry the user is warned. */
const WARN_BEFORE_MS = 5 * 60_000
/** Longest wait between checks: timers stop while a computer sleeps, but its clock keeps running. */
const MAX_WAIT_MS = 60_000

export interface ExpiryWatchOptions {
  /** Milliseconds since the epoch; null while there is nothing to watch. */
  expiresAt: () => number | null
  now: () => Date
  /** Called on every check shortly before the expiry, so possibly several times. */
  onExpiring: () => void
  onExpired: () => void
}

/** Creates a watch of an expiry. Call the returned function to start it, and whenever the expiry may have changed. */
export function createExpiryWatch({ expiresAt, now, onExpiring, onExpired }: ExpiryWatchOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return function check() {
    clearTimeout(timer)
    const end = expiresAt()
    if (end === null) return
    const leftMs = end - now().getTime()
    if (leftMs <= 0) {
      onExpired()
      return
    }
    if (leftMs <= WARN_BEFORE_MS) onExpiring()
    clearTimeout(timer)
    timer = setTimeout(check, Math.min(leftMs <= WARN_BEFORE_MS ? leftMs : leftMs - WARN_BEFORE_MS, MAX_WAIT_MS))
  }
}
