import type { MouseEvent } from 'react'

/** A plain press opens something on this page; with a key held, or another button, the browser does with the link what it always does. */
export function openHere(event: MouseEvent, open: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}
