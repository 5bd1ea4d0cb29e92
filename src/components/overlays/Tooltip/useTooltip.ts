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
  type FloatingContext,
  type OpenChangeReason,
  type ElementProps,
} from '@floating-ui/react'
import { useState, useEffect, useRef, type PointerEvent } from 'react'
import { TOOLTIP_DELAY_MS } from './TooltipGroup.tsx'

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

const HOLD_MS = 700
const CLOSE_DELAY_MS = 1500

/**
 * Press handling of a tooltip, which floating-ui has no hook for. A mouse press closes it; `referencePress` of
 * useDismiss would also react to Enter and to touchend. A touch opens it after 700 ms and closes it 1500 ms after
 * release.
 */
function useTooltipPress(context: FloatingContext): ElementProps {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHold = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const restartTimer = (delayMs: number, callback: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(callback, delayMs)
  }
  const handlePointerDown = ({ pointerType, nativeEvent }: PointerEvent) => {
    if (pointerType !== 'touch') context.onOpenChange(false, nativeEvent, 'reference-press')
    else {
      openedByHold.current = false
      restartTimer(HOLD_MS, () => {
        openedByHold.current = true
        context.onOpenChange(true, nativeEvent)
      })
    }
  }
  const handleRelease = ({ pointerType, nativeEvent }: PointerEvent) => {
    if (pointerType !== 'touch') return
    clearTimeout(timer.current)
    if (openedByHold.current) restartTimer(CLOSE_DELAY_MS, () => context.onOpenChange(false, nativeEvent))
  }
  return { reference: { onPointerDown: handlePointerDown, onPointerUp: handleRelease, onPointerCancel: handleRelease } }
}
