/* What runs inside a bench page to time it. */

/** Puts `window.__timed` in place: milliseconds from an act to the frame that shows it. */
export function installTimer() {
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        // A message comes after the frame that this callback belongs to was handed over.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(0)
      })
    })
  window.__timed = async (act) => {
    await frame()
    const start = performance.now()
    act()
    await frame()
    return performance.now() - start
  }
}

/** The middle of several measurements. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}
