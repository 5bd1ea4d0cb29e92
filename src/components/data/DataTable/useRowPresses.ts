import type { KeyboardEvent, MouseEvent } from 'react'
import { rowPosition, rowOfEvent } from './useRowFocus.ts'

/** Elements in a row that handle presses themselves. */
const INTERACTIVE = 'a, button, input, select, textarea, label, summary'

interface RowPresses {
  onClick: (event: MouseEvent) => void
  onAuxClick: (event: MouseEvent) => void
  onMouseDown: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Handlers for a `tbody` whose rows act as their links: a press follows the link; a middle click, or one with Ctrl, Cmd
 * or Shift, opens it in a new tab. Rows without a link call `onOpen`. Selecting text does nothing. Rows are identified
 * by `data-at`, links by the class `row-link`.
 */
export function useRowPresses(onOpen?: (position: number) => void): RowPresses {
  return {
    onClick: (event) => {
      const row = pressedRow(event)
      if (!row || window.getSelection()?.isCollapsed === false) return
      const link = linkOf(row)
      if (link && (event.ctrlKey || event.metaKey || event.shiftKey)) openInNewTab(link)
      else if (link) link.click()
      else onOpen?.(Number(row.dataset.at))
    },
    onAuxClick: (event) => {
      const link = event.button === 1 ? linkOf(pressedRow(event)) : null
      if (link) openInNewTab(link)
    },
    // Keeps the middle button from starting autoscroll.
    onMouseDown: (event) => {
      if (event.button === 1 && linkOf(pressedRow(event))) event.preventDefault()
    },
    onKeyDown: (event) => {
      const position = rowPosition(event)
      if (position === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key !== 'Enter' || !onOpen || event.target !== rowOfEvent(event)) return
      onOpen(position)
      event.preventDefault()
    },
  }
}

function pressedRow(event: MouseEvent): HTMLElement | null {
  if (event.defaultPrevented || !(event.target instanceof Element) || event.target.closest(INTERACTIVE)) return null
  return rowPosition(event) === null ? null : rowOfEvent(event)
}

function linkOf(row: HTMLElement | null): HTMLAnchorElement | null {
  return row?.querySelector<HTMLAnchorElement>('a.row-link') ?? null
}

function openInNewTab(link: HTMLAnchorElement): void {
  window.open(link.href, '_blank', 'noopener')
}
