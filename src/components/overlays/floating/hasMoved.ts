import type { PointerEvent } from 'react'

/** False for the move that a browser tells of when something scrolls under a pointer that rests. */
export function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0
}
