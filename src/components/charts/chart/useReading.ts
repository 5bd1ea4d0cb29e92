import { useEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

export interface ChartReading {
  /** The place in the days that is read; null: none. */
  at: number | null
  /** It is read by keyboard and wants to be told. */
  aloud: boolean
  handlers: {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onKeyDown: (event: KeyboardEvent) => void
    onBlur: () => void
  }
}

interface ReadingOptions {
  frame: RefObject<HTMLElement | null>
  count: number
  /** How far PageUp and PageDown go: a week, or a quarter. */
  page: number
  /** The place at so many pixels from the left edge of the frame. */
  placeAt: (x: number) => number
}

/** How far each key moves from `at` of `count`; without a place yet, from the last. */
const MOVES: Readonly<Record<string, (at: number, count: number, page: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  PageUp: (at, _count, page) => at - page,
  PageDown: (at, _count, page) => at + page,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Which day of a chart is read: by the pointer, or by arrows, PageUp and PageDown, Home and End; Escape ends it. A touch stays until the next one elsewhere. */
export function useReading({ frame, count, page, placeAt }: ReadingOptions): ChartReading {
  const [{ at, aloud }, setReading] = useState<{ at: number | null; aloud: boolean }>({ at: null, aloud: false })
  const read = (next: number | null, byKeyboard: boolean) =>
    setReading((before) =>
      before.at === next && before.aloud === byKeyboard ? before : { at: next, aloud: byKeyboard },
    )

  const reading = at !== null
  useEffect(() => {
    if (!reading) return
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setReading({ at: null, aloud: false })
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [reading, frame])

  const byPointer = ({ clientX, currentTarget }: PointerEvent) => {
    if (count > 0) read(placeAt(clientX - currentTarget.getBoundingClientRect().left), false)
  }
  return {
    at: at !== null && at < count ? at : null,
    aloud,
    handlers: {
      onPointerDown: byPointer,
      onPointerMove: byPointer,
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'touch') read(null, false)
      },
      onBlur: () => read(null, false),
      onKeyDown: (event) => {
        if (event.key === 'Escape' && at !== null) {
          event.stopPropagation()
          read(null, false)
        }
        const move = MOVES[event.key]
        if (!move || count === 0 || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        const next = at === null && event.key.startsWith('Arrow') ? count - 1 : move(at ?? count - 1, count, page)
        read(Math.min(Math.max(next, 0), count - 1), true)
      },
    },
  }
}
