import type { MouseEvent } from 'react'
import { shortTooltip } from '#domain/text/shortenText.ts'

/**
 * Adds the full text as a title to a truncated cell of a body or totals row, on hover only because most cells never
 * need one.
 */
export function addTitleIfTruncated({ target }: MouseEvent): void {
  const cell =
    target instanceof Element ? target.closest<HTMLElement>(':is(tbody, tfoot) > tr:not(.content) > *') : null
  if (!cell) return
  const text = cell.querySelector('.ellipsis') ?? cell
  if (text.scrollWidth > text.clientWidth && cell.textContent !== '') cell.title = shortTooltip(cell.textContent)
  else cell.removeAttribute('title')
}
