/** A turn that has not ended after this time lets the next one start. */
const LIMIT_MS = 10_000

let last: Promise<void> = Promise.resolve()

/**
 * Calls `start` once the turns before have ended, unless `end` has been aborted by then: frames that load at once make a
 * page stutter.
 *
 * @param end Ends the turn.
 */
export function takeTurn(start: () => void, end: AbortSignal): void {
  last = last.then(() => {
    if (end.aborted) return undefined
    start()
    return new Promise((resolve) => {
      end.addEventListener('abort', () => resolve())
      setTimeout(resolve, LIMIT_MS)
    })
  })
}
