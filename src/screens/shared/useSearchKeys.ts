import { useCallback, type KeyboardEvent, type RefObject } from 'react'
import { matchesMediaQuery, TOUCH } from '#components/lib/useMediaQuery.ts'

/**
 * Keys of a search above a table or tiles: Enter opens the first row found, arrow down goes to it. On touch screens Enter
 * only closes the keyboard: nobody asked for another page.
 * @param list around the table or the tiles
 * @returns handles a key of the search field
 */
export function useSearchKeys(list: RefObject<HTMLElement | null>) {
  return useCallback(
    (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (event.key === 'Enter') {
        if (matchesMediaQuery(TOUCH)) event.currentTarget.blur()
        else if (event.currentTarget.value.trim() !== '') {
          const row = firstRow(list.current)
          if (row?.matches('a')) row.click()
        }
      } else if (event.key === 'ArrowDown') {
        firstRow(list.current)?.focus()
      } else return
      event.preventDefault()
    },
    [list],
  )
}

/** A table renders the rows in sight only: where it is scrolled away, the first one comes with a scroll to it. */
function firstRow(list: HTMLElement | null): HTMLElement | null {
  const mounted = findFirstRow(list)
  if (mounted !== null || list === null) return mounted
  list.scrollIntoView()
  // The browser's own event would come with the next frame.
  window.dispatchEvent(new Event('scroll'))
  return findFirstRow(list)
}

const findFirstRow = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('[data-at="0"] .row-link') ??
  list?.querySelector<HTMLElement>('[data-at="0"], .tile-link') ??
  null
