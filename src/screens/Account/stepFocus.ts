import type { KeyboardEvent } from 'react'

/** Moves the focus along the buttons and fields of a list by the arrow keys, Home and End; false: the key is somebody else's. */
export function stepFocus(
  place: HTMLElement,
  { key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey) return false
  const typing = target instanceof HTMLInputElement
  const stops = [...place.querySelectorAll<HTMLElement>('input, li button:enabled')]
  const at = stops.findIndex((stop) => stop === target)
  if (at < 0) return false
  const next = targetOf(
    key,
    at,
    stops.findIndex((stop) => !(stop instanceof HTMLInputElement)),
    stops.length - 1,
    typing,
  )
  if (next === null) return false
  stops[next]?.focus()
  return true
}

/** In a field Home and End are the text's. */
function targetOf(key: string, at: number, first: number, last: number, typing: boolean): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, last)
  if (key === 'ArrowUp') return typing ? null : Math.max(at - 1, 0)
  if (typing) return null
  return key === 'Home' ? first : key === 'End' ? last : null
}
