import type { KeyboardEvent } from 'react'

/** For a button that opens a list: Down and Up press it, as Enter and Space do. */
export function openByArrow(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  if (event.currentTarget.getAttribute('aria-expanded') === 'false') event.currentTarget.click()
}
