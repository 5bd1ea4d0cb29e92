import type { ElementProps, FloatingContext } from '@floating-ui/react'
import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'

const HOLD_MS = 700
const STAY_MS = 1500

/**
 * What a press does, for which there is no hook. One of the mouse closes: `referencePress` of useDismiss would take Enter and
 * the lifting of a finger for presses too. A finger opens by holding for 700 ms; once it is lifted, 1500 ms are left to read.
 */
export function useTooltipPress(context: FloatingContext): ElementProps {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const after = (ms: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  const onPointerDown = ({ pointerType, nativeEvent }: PointerEvent) => {
    if (pointerType !== 'touch') context.onOpenChange(false, nativeEvent, 'reference-press')
    else {
      held.current = false
      after(HOLD_MS, () => {
        held.current = true
        context.onOpenChange(true, nativeEvent)
      })
    }
  }
  const onRelease = ({ pointerType, nativeEvent }: PointerEvent) => {
    if (pointerType !== 'touch') return
    clearTimeout(timer.current)
    if (held.current) after(STAY_MS, () => context.onOpenChange(false, nativeEvent))
  }
  return { reference: { onPointerDown, onPointerUp: onRelease, onPointerCancel: onRelease } }
}
