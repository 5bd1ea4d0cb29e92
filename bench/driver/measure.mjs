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

/** Scrolls the page `distance` px, `step` px a frame; resolves with how many frames of 1/60 s were left out. */
export async function scrollPage({ distance, step }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  let last = await frame()
  let lost = 0
  let frames = 0
  for (let top = 0; top < distance; top += step) {
    window.scrollTo(0, top)
    const now = await frame()
    lost += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1)
    frames += 1
    last = now
  }
  return { lost, frames }
}

/** The middle of several measurements. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}
