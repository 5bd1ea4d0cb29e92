import { AbortedError } from '#api/errors.ts'
import { whenAwake } from '../retries.ts'

/** Waits so many seconds, and on while the tab is hidden or offline; throws AbortedError where it is stopped. */
export function waitToRetry(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      callOff()
      reject(new AbortedError())
    }
    const done = () => {
      signal.removeEventListener('abort', stop)
      resolve()
    }
    const timer = setTimeout(() => (callOff = whenAwake(done)), seconds * 1000)
    let callOff = () => clearTimeout(timer)
    signal.addEventListener('abort', stop, { once: true })
  })
}
