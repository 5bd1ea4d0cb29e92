import type { MouseEvent } from 'react'

/** A mousedown handler that leaves the focus where it is, on the element that handles the keys. */
export function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
