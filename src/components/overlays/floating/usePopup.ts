import { autoUpdate, flip, offset, shift, size, useFloating, type FloatingContext } from '@floating-ui/react'
import { useLayoutEffect, useState, type CSSProperties } from 'react'

/** What stands open beside a trigger: a popover, a menu, a listbox. */
export interface Popup {
  open: boolean
  setOpen: (open: boolean) => void
  /** For the hooks of floating-ui. */
  context: FloatingContext
  /** The ref of the trigger, to which the roles and keys belong. */
  setTrigger: (trigger: Element | null) => void
  /** The ref of the panel, and where it stands. */
  setPanel: (panel: HTMLElement | null) => void
  style: CSSProperties
}

interface PopupOptions {
  /** Which edge of the trigger the panel keeps to. Default 'start'. */
  align?: 'start' | 'end' | undefined
  /** The panel takes at least the trigger's width. */
  matchWidth?: boolean | undefined
  /** What the panel stands below, where that is more than the trigger: the box around a field. */
  anchor?: Element | null
  /** Told when it opens. */
  onOpen?: (() => void) | undefined
}

/** Between trigger and panel, and from the edge of the window, in px. */
const GAP = 6
const EDGE = 8
const LEAST_HEIGHT = 120

/**
 * A panel below its trigger that flips, shifts and bounds its height (`--room`) to stay in the window. What opens and closes
 * it, and its roles, are hooks of floating-ui on its `context`.
 */
export function usePopup({ align = 'start', matchWidth = false, anchor = null, onOpen }: PopupOptions = {}): Popup {
  const [open, setOpen] = useState(false)
  const [trigger, setTrigger] = useState<Element | null>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const change = (next: boolean) => {
    setOpen(next)
    if (next) onOpen?.()
  }
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: change,
    elements: { reference: trigger, floating: panel },
    placement: `bottom-${align}`,
    // So that no scrolling box cuts it.
    strategy: 'fixed',
    // The panel comes in by an animation of its own.
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(GAP),
      flip({ padding: EDGE }),
      shift({ padding: EDGE }),
      size({
        padding: EDGE,
        apply: ({ availableHeight, rects, elements: { floating } }) => {
          floating.style.setProperty('--room', `${Math.max(availableHeight, LEAST_HEIGHT)}px`)
          if (matchWidth) floating.style.minWidth = `max(200px, ${rects.reference.width}px)`
        },
      }),
    ],
  })
  useLayoutEffect(() => {
    if (anchor !== null) refs.setPositionReference(anchor)
  }, [refs, anchor])
  return { open, setOpen: change, context, setTrigger, setPanel, style: floatingStyles }
}
