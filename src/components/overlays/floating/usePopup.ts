import { autoUpdate, flip, offset, shift, size, useFloating, type FloatingContext } from '@floating-ui/react'
import { useState, type CSSProperties } from 'react'

/** State and positioning of a popover, menu or listbox. */
export interface Popup {
  open: boolean
  setOpen: (open: boolean) => void
  /** Pass to floating-ui's hooks. */
  context: FloatingContext
  /** Ref of the trigger, which gets the ARIA attributes and keys. */
  setTrigger: (trigger: Element | null) => void
  /** Ref of the panel, and its position. */
  setPanel: (panel: HTMLElement | null) => void
  style: CSSProperties
}

interface PopupOptions {
  /** Edge of the trigger that the panel aligns to. Default 'start'. */
  align?: 'start' | 'end' | undefined
  /** Makes the panel at least as wide as the trigger. */
  matchWidth?: boolean | undefined
  /** Called when it opens. */
  onOpen?: (() => void) | undefined
}

const TRIGGER_GAP_PX = 6
const WINDOW_MARGIN_PX = 8
const MIN_HEIGHT_PX = 120

/**
 * Positions a panel below its trigger; flips, shifts and limits its height (`--available-height`) to stay in the
 * window. Roles and the interactions that open and close it come from floating-ui's hooks, called with its `context`.
 */
export function usePopup({ align = 'start', matchWidth = false, onOpen }: PopupOptions = {}): Popup {
  const [open, setOpen] = useState(false)
  const [trigger, setTrigger] = useState<Element | null>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const handleOpenChange = (next: boolean) => {
    setOpen(next)
    if (next) onOpen?.()
  }
  const { floatingStyles, context } = useFloating({
    open,
    onOpenChange: handleOpenChange,
    elements: { reference: trigger, floating: panel },
    placement: `bottom-${align}`,
    // Not clipped by scroll containers.
    strategy: 'fixed',
    // Uses top and left, because the panel has its own animation.
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(TRIGGER_GAP_PX),
      flip({ padding: WINDOW_MARGIN_PX }),
      shift({ padding: WINDOW_MARGIN_PX }),
      size({
        padding: WINDOW_MARGIN_PX,
        apply: ({ availableHeight, rects, elements: { floating } }) => {
          floating.style.setProperty('--available-height', `${Math.max(availableHeight, MIN_HEIGHT_PX)}px`)
          if (matchWidth) floating.style.minWidth = `max(200px, ${rects.reference.width}px)`
        },
      }),
    ],
  })
  return { open, setOpen: handleOpenChange, context, setTrigger, setPanel, style: floatingStyles }
}
