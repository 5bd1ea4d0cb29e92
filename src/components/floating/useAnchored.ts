import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/react'
import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

interface AnchoredOptions {
  placement: Placement
  /** From the anchor, in px. */
  gap: number
  /** Takes at least the anchor's width. */
  matchWidth?: boolean
}

/** From the edge of the window, in px. */
const EDGE = 8

/**
 * Keeps a floating element beside its anchor while both are mounted: flips, shifts and bounds its height (`--room`) to stay
 * in the window. Writes to the element itself, so that scrolling renders nothing.
 */
export function useAnchored(
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  { placement, gap, matchWidth = false }: AnchoredOptions,
) {
  useLayoutEffect(() => {
    const [target, panel] = [anchor.current, floating.current]
    if (target === null || panel === null) return
    // Out of sight until its place is known.
    Object.assign(panel.style, { position: 'fixed', left: '-200vw', top: '0' })
    const place = async () => {
      const { x, y } = await computePosition(target, panel, {
        placement,
        strategy: 'fixed',
        middleware: [
          offset(gap),
          flip({ padding: EDGE }),
          shift({ padding: EDGE }),
          size({
            padding: EDGE,
            apply: ({ availableHeight, rects }) => {
              panel.style.setProperty('--room', `${Math.max(availableHeight, 120)}px`)
              if (matchWidth) panel.style.minWidth = `max(200px, ${rects.reference.width}px)`
            },
          }),
        ],
      })
      Object.assign(panel.style, { left: `${Math.round(x)}px`, top: `${Math.round(y)}px` })
    }
    return autoUpdate(target, panel, () => void place())
  }, [anchor, floating, placement, gap, matchWidth])
}
