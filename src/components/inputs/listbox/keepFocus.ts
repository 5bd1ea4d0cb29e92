import type { MouseEvent } from 'react'

/** A press here leaves the focus where the keys are heard. */
export function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
