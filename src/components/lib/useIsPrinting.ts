import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false
const listeners = new Set<() => void>()

/** Whether the page is being printed or previewed. Renders synchronously, before the browser takes its snapshot. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting)
}

let isListening = false

function subscribe(listener: () => void) {
  if (!isListening) listenToBrowser()
  isListening = true
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function listenToBrowser() {
  window.addEventListener('beforeprint', () => set(true))
  window.addEventListener('afterprint', () => set(false))
  // In DevTools' print preview there are no print events.
  if (typeof window.matchMedia === 'function')
    window.matchMedia('print').addEventListener('change', ({ matches }) => set(matches))
}

function set(printing: boolean) {
  if (printing === isPrinting) return
  isPrinting = printing
  flushSync(() => listeners.forEach((listener) => listener()))
}
