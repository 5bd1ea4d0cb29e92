import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { tabStops } from '#components/floating/focusable.ts'
import { lockScroll } from './lockScroll.ts'
import { setAside } from './setAside.ts'

/** What is open, the topmost last: only that answers keys. */
const openModals: HTMLElement[] = []

/**
 * What makes a surface modal while it is mounted: the focus moves in and stays, the page behind is inert and does not
 * scroll, Escape calls `onEscape`; afterwards the focus goes back to where it was.
 */
export function useModal(
  layer: RefObject<HTMLElement | null>,
  surface: RefObject<HTMLElement | null>,
  onEscape: () => void,
) {
  // Asked while rendering: an `autoFocus` inside takes the focus before any effect.
  const [opener] = useState(() => document.activeElement)
  const escape = useEffectEvent(onEscape)

  useLayoutEffect(() => {
    const [whole, panel] = [layer.current, surface.current]
    if (whole === null || panel === null) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (openModals.at(-1) !== panel || event.defaultPrevented || event.isComposing) return
      if (event.key === 'Tab') keepInside(event, panel)
      if (event.key !== 'Escape') return
      event.preventDefault()
      escape()
    }
    openModals.push(panel)
    const unlock = lockScroll()
    const bringBack = setAside(whole)
    if (!panel.contains(document.activeElement)) firstTarget(panel).focus({ preventScroll: true })
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      openModals.splice(openModals.indexOf(panel), 1)
      unlock()
      bringBack()
      const held = document.activeElement
      const lost = held === null || held === document.body || panel.contains(held)
      if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [layer, surface, opener])
}

/** What carries `data-autofocus`, else the first field, else the surface: never its close button. */
function firstTarget(panel: HTMLElement): HTMLElement {
  return (
    panel.querySelector<HTMLElement>('[data-autofocus]') ??
    tabStops(panel).find((stop) => stop.matches('input, select, textarea')) ??
    panel
  )
}

/** Tab goes round inside, also from where the focus was lost. */
function keepInside(event: KeyboardEvent, panel: HTMLElement) {
  const stops = tabStops(panel)
  const first = stops[0] ?? panel
  const last = stops.at(-1) ?? panel
  const held = document.activeElement
  const leaves = held === (event.shiftKey ? first : last) || (event.shiftKey && held === panel)
  if (!leaves && panel.contains(held)) return
  event.preventDefault()
  const target = event.shiftKey ? last : first
  target.focus()
}
