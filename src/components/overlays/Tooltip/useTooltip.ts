import {
  autoUpdate,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useNextDelayGroup,
  useRole,
} from '@floating-ui/react'
import type { FloatingContext, OpenChangeReason } from '@floating-ui/react'
import { useState } from 'react'
import { TOOLTIP_DELAY_MS } from './TooltipGroup.tsx'
import { useTooltipPress } from './useTooltipPress.ts'

export type TooltipPlacement = 'top' | 'bottom' | 'left' | 'right'

const MIDDLEWARE = [offset(8), flip({ padding: 8 }), shift({ padding: 8 })]

/** Closes the open tooltip. (A delay group also does, but loses track of it when any of its members unmounts.) */
let closeOpenTooltip: (() => void) | undefined

/** Open state and position of a tooltip, with the props for its target and its bubble. */
export function useTooltip(placement: TooltipPlacement, describes: boolean) {
  const [open, setOpen] = useState(false)
  const [target, setTarget] = useState<Element | null>(null)
  const [bubble, setBubble] = useState<HTMLElement | null>(null)
  const { context, floatingStyles } = useFloating({
    elements: { reference: target, floating: bubble },
    open,
    onOpenChange: (next: boolean, _event?: Event, reason?: OpenChangeReason) => {
      // A tooltip opened by keyboard focus stays open when the pointer leaves its target.
      const isKeptByFocus = reason === 'hover' && target?.matches(':focus-visible')
      if (next) {
        closeOpenTooltip?.()
        closeOpenTooltip = () => setOpen(false)
      }
      if (next || !isKeptByFocus) setOpen(next)
    },
    placement,
    strategy: 'fixed',
    middleware: MIDDLEWARE,
    whileElementsMounted: autoUpdate,
  })
  const role = useRole(context, { role: 'tooltip' })
  const props = useInteractions([
    useTooltipHover(context),
    useFocus(context),
    // Capture, because a parent overlay may stop the event; bubble, so that the parent also closes.
    useDismiss(context, { outsidePress: false, capture: { escapeKey: true }, bubbles: { escapeKey: true } }),
    useTooltipPress(context),
    describes ? role : { floating: role.floating },
  ])
  return { open, target, setTarget, setBubble, style: floatingStyles, props }
}

/**
 * Opens after a delay, or immediately after another of its group. The close delay lets the pointer move onto the
 * bubble.
 */
function useTooltipHover(context: FloatingContext) {
  const { hasProvider, delayRef } = useNextDelayGroup(context)
  return useHover(context, {
    mouseOnly: true,
    move: false,
    delay: hasProvider ? () => delayRef.current : TOOLTIP_DELAY_MS,
  })
}
