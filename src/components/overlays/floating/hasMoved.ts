import type { PointerEvent } from 'react'

/** Whether the pointer really moved; browsers also fire pointermove when content scrolls under a resting pointer. */
export function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0
}
