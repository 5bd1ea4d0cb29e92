/** A frame that isn't drawn after this time lets the next one load. */
const LIMIT_MS = 10_000

let last: Promise<void> = Promise.resolve()

/**
 * Calls `start` as soon as the turns before have ended: frames that load at once make a page stutter. Returns the
 * function that ends the turn, also before it has begun.
 */
export function takeTurn(start: () => void): () => void {
  let end = () => undefined as void
  let isOver = false
  const turn = new Promise<void>((resolve) => {
    end = resolve
  })
  last = last.then(() => {
    if (isOver) return undefined
    start()
    setTimeout(end, LIMIT_MS)
    return turn
  })
  return () => {
    isOver = true
    end()
  }
}
