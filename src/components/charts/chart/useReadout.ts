import { useEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

export interface Readout {
  /** The index of the day that is read out; null for none. */
  index: number | null
  /** Whether to announce it to screen readers: it was selected with the keyboard. */
  isAnnounced: boolean
  handlers: {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onKeyDown: (event: KeyboardEvent) => void
    onBlur: () => void
  }
}

interface ReadoutOptions {
  frame: RefObject<HTMLElement | null>
  count: number
  /** The number of days that PageUp and PageDown move by. */
  page: number
  /** Returns the index at an x position in px from the frame's left edge. */
  indexAt: (x: number) => number
}

/** The index each key moves to. */
const MOVES: Readonly<Record<string, (index: number, count: number, page: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  PageUp: (index, _count, page) => index - page,
  PageDown: (index, _count, page) => index + page,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

interface State {
  index: number | null
  isAnnounced: boolean
}

const NONE: State = { index: null, isAnnounced: false }

/**
 * Selects the day of a chart to read out, by pointer or with the arrow keys, PageUp, PageDown, Home and End; Escape
 * clears it. After a touch it stays until the next touch outside the chart.
 */
export function useReadout({ frame, count, page, indexAt }: ReadoutOptions): Readout {
  const [{ index, isAnnounced }, setState] = useState(NONE)
  const select = (next: number | null, byKeyboard: boolean) =>
    setState((current) =>
      current.index === next && current.isAnnounced === byKeyboard ? current : { index: next, isAnnounced: byKeyboard },
    )

  const isActive = index !== null
  useEffect(() => {
    if (!isActive) return
    const handlePointerDown = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setState(NONE)
    }
    document.addEventListener('pointerdown', handlePointerDown)
    return () => document.removeEventListener('pointerdown', handlePointerDown)
  }, [isActive, frame])

  const handlePointer = ({ clientX, currentTarget }: PointerEvent) => {
    if (count > 0) select(indexAt(clientX - currentTarget.getBoundingClientRect().left), false)
  }
  return {
    index: index !== null && index < count ? index : null,
    isAnnounced,
    handlers: {
      onPointerDown: handlePointer,
      onPointerMove: handlePointer,
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'touch') select(null, false)
      },
      onBlur: () => select(null, false),
      onKeyDown: (event) => {
        if (event.key === 'Escape' && index !== null) {
          event.stopPropagation()
          select(null, false)
        }
        const move = MOVES[event.key]
        if (!move || count === 0 || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        const last = count - 1
        const next = index === null && event.key.startsWith('Arrow') ? last : move(index ?? last, count, page)
        select(Math.min(Math.max(next, 0), last), true)
      },
    },
  }
}
