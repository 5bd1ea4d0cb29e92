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

/** At most one is open. (A delay group closes it too, but loses sight of it as soon as any of its members is unmounted.) */
let closeOpen: (() => void) | undefined

/** When a tooltip is open, where it stands, and what its target and its bubble take for that. */
export function useTooltip(placement: TooltipPlacement, describes: boolean) {
  const [open, setOpen] = useState(false)
  const [target, setTarget] = useState<Element | null>(null)
  const [bubble, setBubble] = useState<HTMLElement | null>(null)
  const { context, floatingStyles } = useFloating({
    elements: { reference: target, floating: bubble },
    open,
    onOpenChange: (next: boolean, _event?: Event, reason?: OpenChangeReason) => {
      // Told by the keyboard, it stays when the pointer only passes over its target.
      const keyboard = reason === 'hover' && target?.matches(':focus-visible')
      if (next) {
        closeOpen?.()
        closeOpen = () => setOpen(false)
      }
      if (next || !keyboard) setOpen(next)
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
    // Captured, and handed on: what the target stands in may stop the key, and closes by it too.
    useDismiss(context, { outsidePress: false, capture: { escapeKey: true }, bubbles: { escapeKey: true } }),
    useTooltipPress(context),
    describes ? role : { floating: role.floating },
  ])
  return { open, target, setTarget, setBubble, style: floatingStyles, props }
}

/** Opens after a moment, at once right after another of the same group. Closing late lets the pointer cross to the bubble. */
function useTooltipHover(context: FloatingContext) {
  const { hasProvider, delayRef } = useNextDelayGroup(context)
  return useHover(context, {
    mouseOnly: true,
    move: false,
    delay: hasProvider ? () => delayRef.current : TOOLTIP_DELAY_MS,
  })
}
