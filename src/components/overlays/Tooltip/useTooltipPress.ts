import type { ElementProps, FloatingContext } from '@floating-ui/react'
import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'

const HOLD_MS = 700
const CLOSE_DELAY_MS = 1500

/**
 * Press handling of a tooltip, which floating-ui has no hook for. A mouse press closes it; `referencePress` of
 * useDismiss would also react to Enter and to touchend. A touch opens it after 700 ms and closes it 1500 ms after
 * release.
 */
export function useTooltipPress(context: FloatingContext): ElementProps {
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
