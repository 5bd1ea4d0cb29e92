import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent } from 'react'

/** The times of behaviour.md, Tooltip, in ms; the grace lets the pointer cross the gap to the bubble. */
export const TOOLTIP_MS = { hover: 100, reentry: 800, grace: 100, touchHold: 700, touchStay: 1500 } as const

/** At most one tooltip is open: whose it is, and how to close it. */
let openOne: { owner: object; close: () => void } | null = null
let lastClosedAt = -Infinity

/** What a tooltip listens to on its target. */
export interface TooltipTargetEvents {
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: (event: PointerEvent) => void
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

interface Tooltip {
  open: boolean
  target: TooltipTargetEvents
  bubble: Pick<TooltipTargetEvents, 'onPointerEnter' | 'onPointerLeave'>
}

/** When a tooltip is open. */
export function useTooltip(): Tooltip {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const focused = useRef(false)
  const heldOpen = useRef(false)

  const after = useCallback((ms: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }, [])
  const hide = useCallback(() => {
    clearTimeout(timer.current)
    heldOpen.current = false
    if (openOne?.owner === timer) {
      openOne = null
      lastClosedAt = Date.now()
    }
    setOpen(false)
  }, [])
  const show = useCallback(() => {
    clearTimeout(timer.current)
    if (openOne?.owner !== timer) openOne?.close()
    openOne = { owner: timer, close: hide }
    setOpen(true)
  }, [hide])

  useEffect(() => hide, [hide])
  // Before the bubble can be seen, so that no Escape is missed.
  useLayoutEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [open, hide])

  const onRelease = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') return
    if (heldOpen.current) after(TOOLTIP_MS.touchStay, hide)
    else clearTimeout(timer.current)
  }
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' && !focused.current) after(TOOLTIP_MS.grace, hide)
  }
  return {
    open,
    bubble: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') show()
      },
      onPointerLeave,
    },
    target: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'touch') return
        const warm = openOne !== null || Date.now() - lastClosedAt < TOOLTIP_MS.reentry
        if (warm) show()
        else after(TOOLTIP_MS.hover, show)
      },
      onPointerLeave,
      onPointerDown: ({ pointerType }) => {
        if (pointerType === 'touch') {
          after(TOOLTIP_MS.touchHold, () => {
            heldOpen.current = true
            show()
          })
        } else hide()
      },
      onPointerUp: onRelease,
      onPointerCancel: onRelease,
      onFocus: ({ currentTarget }) => {
        focused.current = currentTarget.matches(':focus-visible')
        if (focused.current) show()
      },
      onBlur: () => {
        focused.current = false
        hide()
      },
    },
  }
}
