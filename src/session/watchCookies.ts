import { readCookies, type StoredCookies } from './authCookies.ts'

/** How long cookies may be incomplete or missing, while another tab is writing them. */
const SETTLE_MS = 200

interface CookieWatchOptions {
  nowMs: () => number
  /** Incomplete cookies have been completed or replaced. */
  onSettled: () => void
  /** Cookies have stayed incomplete, or missing. */
  onGone: () => void
}

/** Reads the auth cookies. A single cookie may be missing while another tab writes them, so that is looked at twice. */
export function watchCookies({ nowMs, onSettled, onGone }: CookieWatchOptions) {
  let isWaiting = false

  function read(): StoredCookies {
    const first = readCookies(nowMs())
    if (first.incomplete !== null && !isWaiting) {
      isWaiting = true
      setTimeout(() => {
        isWaiting = false
        const again = readCookies(nowMs())
        if (again.incomplete !== null && again.incomplete === first.incomplete) onGone()
        else onSettled()
      }, SETTLE_MS)
    }
    return first
  }

  return {
    read,
    /**
     * Undefined if the cookies hold a sign-in. Otherwise looks again, calls `onGone` if they still do not, and resolves
     * with whether they do.
     */
    confirm: (): Promise<boolean> | undefined => {
      if (readCookies(nowMs()).auth !== null) return undefined
      return new Promise((resolve) =>
        setTimeout(() => {
          const isThere = readCookies(nowMs()).auth !== null
          if (!isThere) onGone()
          resolve(isThere)
        }, SETTLE_MS),
      )
    },
  }
}
