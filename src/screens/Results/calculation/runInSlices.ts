import type { Slices } from '#domain/slices.ts'

/** How long a slice blocks the page, in milliseconds. */
const SLICE_MS = 12

/** Does work in short slices, between which the browser can paint and handle input. Rejects when aborted. */
export async function runInSlices<Result>(slices: Slices<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE_MS
    do {
      const step = slices.next()
      if (step.done === true) return step.value
    } while (performance.now() < end)
    await yieldToBrowser()
    signal.throwIfAborted()
  }
}

/** Not in the DOM types yet, nor in all browsers. */
interface PrioritizedScheduler {
  yield?: () => Promise<void>
}

function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: PrioritizedScheduler }
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
