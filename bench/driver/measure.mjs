/* Timing of bench pages. */

/**
 * Runs in the page: installs `window.__timed`, which measures milliseconds from an action to the frame that shows it.
 */
export function installTimer() {
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        // The message arrives after this callback's frame was committed.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(0)
      })
    })
  window.__timed = async (action) => {
    await frame()
    const start = performance.now()
    action()
    await frame()
    return performance.now() - start
  }
}

/** Median; the upper of the middle two for an even number of values. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}
