import { AbortedError } from './errors.ts'

/** When the browser is online again, requests start at random within this time, not all at once. */
export const RESUME_WITHIN_S = 1.5

/**
 * Waits for `seconds`, and longer while the tab is hidden. Once the browser is back online, it ends at random within
 * RESUME_WITHIN_S. Rejects with AbortedError when `signal` is aborted.
 * @param tryNow ends the wait when it is aborted
 */
export function waitToRetry(seconds: number, signal: AbortSignal, tryNow?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new AbortedError())
      return
    }
    let isDue = false
    const end = new AbortController()
    const whileWaiting = { signal: end.signal }
    const endIfAwake = () => {
      if (isDue && !document.hidden) end.abort()
    }
    const startTimer = (delayS: number) =>
      setTimeout(() => {
        isDue = true
        endIfAwake()
      }, delayS * 1000)
    let timer = startTimer(seconds)
    document.addEventListener('visibilitychange', endIfAwake, whileWaiting)
    window.addEventListener(
      'online',
      () => {
        isDue = false
        clearTimeout(timer)
        timer = startTimer(Math.random() * RESUME_WITHIN_S)
      },
      whileWaiting,
    )
    signal.addEventListener('abort', () => end.abort(), whileWaiting)
    tryNow?.addEventListener('abort', () => end.abort(), whileWaiting)
    end.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      if (signal.aborted) reject(new AbortedError())
      else resolve()
    })
  })
}
