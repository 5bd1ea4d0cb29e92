/** How long before the expiry the user is warned. */
const NOTICE_MS = 5 * 60_000
/** Longest wait between checks: timers stop while a computer sleeps, but its clock goes on. */
const MAX_WAIT_MS = 60_000

export interface ExpiryWatchOptions {
  /** Milliseconds since the epoch; null while there is nothing to watch. */
  expiresAt: () => number | null
  now: () => Date
  onExpiring: () => void
  onExpired: () => void
}

/** Watches an expiry. Returns a function to call whenever the expiry may have changed. */
export function watchExpiry({ expiresAt, now, onExpiring, onExpired }: ExpiryWatchOptions): () => void {
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
    if (leftMs <= NOTICE_MS) onExpiring()
    timer = setTimeout(check, Math.min(leftMs <= NOTICE_MS ? leftMs : leftMs - NOTICE_MS, MAX_WAIT_MS))
  }
}
