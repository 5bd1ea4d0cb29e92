import { AbortedError } from '#api/errors.ts'
import { whenVisibleAndOnline } from '../retries.ts'

/** Waits for `seconds`, and longer while the tab is hidden or offline. Rejects with AbortedError if aborted. */
export function waitToRetry(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      cancelWait()
      reject(new AbortedError())
    }
    const done = () => {
      signal.removeEventListener('abort', abort)
      resolve()
    }
    const timer = setTimeout(() => (cancelWait = whenVisibleAndOnline(done)), seconds * 1000)
    let cancelWait = () => clearTimeout(timer)
    signal.addEventListener('abort', abort, { once: true })
  })
}
