import type { MouseEvent } from 'react'

/** Gives a text cell that is cut off its whole text as a title, when the pointer comes: most cells never need one. */
export function tellCutText({ target }: MouseEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td.text') : null
  if (!cell) return
  const text = cell.querySelector('.ell') ?? cell
  if (text.scrollWidth > text.clientWidth) cell.title = cell.textContent
  else cell.removeAttribute('title')
}
