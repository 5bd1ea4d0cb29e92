import type { KeyboardEvent, MouseEvent } from 'react'
import { placeOf, rowOf } from './useRowFocus.ts'

/** What in a row has a press of its own. */
const OWN_PRESS = 'a, button, input, select, textarea, label, summary'

interface RowPresses {
  onClick: (event: MouseEvent) => void
  onAuxClick: (event: MouseEvent) => void
  onMouseDown: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Handlers for a `tbody` whose rows do as a whole what their link does: a press opens it, a middle press or one with Ctrl or
 * Cmd opens it in a new tab. Rows without a link call `onOpen`. Selecting text in a row opens nothing. A row is told by
 * `data-at`, its link by the class `row-link`.
 */
export function useRowPresses(onOpen?: (at: number) => void): RowPresses {
  return {
    onClick: (event) => {
      const row = pressedRow(event)
      if (!row || window.getSelection()?.isCollapsed === false) return
      const link = linkOf(row)
      if (link && (event.ctrlKey || event.metaKey || event.shiftKey)) openTab(link)
      else if (link) link.click()
      else onOpen?.(Number(row.dataset.at))
    },
    onAuxClick: (event) => {
      const link = event.button === 1 ? linkOf(pressedRow(event)) : null
      if (link) openTab(link)
    },
    // Else the middle button would start to scroll.
    onMouseDown: (event) => {
      if (event.button === 1 && linkOf(pressedRow(event))) event.preventDefault()
    },
    onKeyDown: (event) => {
      const at = placeOf(event)
      if (at === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key !== 'Enter' || !onOpen || event.target !== rowOf(event)) return
      onOpen(at)
      event.preventDefault()
    },
  }
}

function pressedRow(event: MouseEvent): HTMLElement | null {
  if (event.defaultPrevented || !(event.target instanceof Element) || event.target.closest(OWN_PRESS)) return null
  return placeOf(event) === null ? null : rowOf(event)
}

function linkOf(row: HTMLElement | null): HTMLAnchorElement | null {
  return row?.querySelector<HTMLAnchorElement>('a.row-link') ?? null
}

function openTab(link: HTMLAnchorElement): void {
  window.open(link.href, '_blank', 'noopener')
}
