import type { MouseEvent } from 'react'

/** Click handler of a link that opens within the page. Modified or non-primary clicks are left to the browser. */
export function handlePlainClick(event: MouseEvent, open: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}
