import type { MouseEvent } from 'react'

/** Gives a cell of a row or of the totals that is cut off its whole text as a title, when the pointer comes: most cells never need one. */
export function tellCutText({ target }: MouseEvent): void {
  const cell =
    target instanceof Element ? target.closest<HTMLElement>(':is(tbody, tfoot) > tr:not(.content) > *') : null
  if (!cell) return
  const text = cell.querySelector('.ell') ?? cell
  if (text.scrollWidth > text.clientWidth && cell.textContent !== '') cell.title = cell.textContent
  else cell.removeAttribute('title')
}
