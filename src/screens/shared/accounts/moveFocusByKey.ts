import type { KeyboardEvent } from 'react'

/** Moves focus along fields and buttons with the arrow keys, Home and End. Returns whether the key was handled. */
export function moveFocusByKey(
  container: HTMLElement,
  { key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey) return false
  const isField = target instanceof HTMLInputElement
  const stops = [...container.querySelectorAll<HTMLElement>('input, li button:enabled')]
  const index = stops.findIndex((stop) => stop === target)
  if (index < 0) return false
  const next = nextIndex(
    key,
    index,
    stops.findIndex((stop) => !(stop instanceof HTMLInputElement)),
    stops.length - 1,
    isField,
  )
  if (next === null) return false
  stops[next]?.focus()
  return true
}

/** Index to focus, or null to leave the key to the browser. Home, End and Up belong to the text in a field. */
function nextIndex(key: string, index: number, first: number, last: number, isField: boolean): number | null {
  if (key === 'ArrowDown') return Math.min(index + 1, last)
  if (key === 'ArrowUp') return isField ? null : Math.max(index - 1, 0)
  if (isField) return null
  return key === 'Home' ? first : key === 'End' ? last : null
}
