/** Longer timers are part of a state that stays for a while, as "Copied" or a notification. */
const SHORT_MS = 500

/** Delays of the short timers that are still to run, by id. */
const pending = new Map<number, number>()

/** The short timers that are still to run: debounced requests, delayed skeletons and tooltips. */
export const pendingTimers = (): string[] => Array.from(pending.values(), (ms) => `a timer of ${ms} ms`)

/** Forgets all timers, as those of the previous story. */
export const forgetTimers = (): void => pending.clear()

/** Follows the page's timeouts: the browser has no list of them. Called once, before any story. */
export function trackTimers(): void {
  window.setTimeout = new Proxy(setTimeout, {
    apply(start, thisArg, [callback, ms = 0, ...rest]: [unknown, number?, ...unknown[]]): unknown {
      if (typeof callback !== 'function' || ms > SHORT_MS) return Reflect.apply(start, thisArg, [callback, ms, ...rest])
      const run = (...args: unknown[]) => {
        pending.delete(id)
        Reflect.apply(callback, window, args)
      }
      const id = Reflect.apply(start, thisArg, [run, ms, ...rest]) as unknown as number
      pending.set(id, ms)
      return id
    },
  })
  window.clearTimeout = new Proxy(clearTimeout, {
    apply(cancel, thisArg, [id]: [number?]) {
      if (id !== undefined) pending.delete(id)
      Reflect.apply(cancel, thisArg, [id])
    },
  })
}
