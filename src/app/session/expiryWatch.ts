/** Minutes before the expiry at which the user is told (behaviour.md, Session). */
const NOTICE_MS = 5 * 60_000
/** The longest wait: the timers of a machine that sleeps stand still, and its clock does not. */
const LOOK_MS = 60_000

export interface Watched {
  expiresAt: () => number | null
  now: () => Date
  onSoon: () => void
  onOver: () => void
}

/** Watches an expiry; returns what to call whenever it may have changed, null being none to watch. */
export function watchExpiry({ expiresAt, now, onSoon, onOver }: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return function look() {
    clearTimeout(timer)
    const end = expiresAt()
    if (end === null) return
    const left = end - now().getTime()
    if (left <= 0) {
      onOver()
      return
    }
    if (left <= NOTICE_MS) onSoon()
    timer = setTimeout(look, Math.min(left <= NOTICE_MS ? left : left - NOTICE_MS, LOOK_MS))
  }
}
