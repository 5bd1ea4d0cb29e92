/** A browser that leaves a page first ends its requests, then fires `pagehide`, within this time as a rule. */
const LEAVE_MS = 5000

/** Runs the action after a while, unless the page has been left by then. */
export function unlessLeaving(action: () => void): void {
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('pagehide', stop)
  }
  const timer = setTimeout(() => {
    stop()
    action()
  }, LEAVE_MS)
  window.addEventListener('pagehide', stop)
}
