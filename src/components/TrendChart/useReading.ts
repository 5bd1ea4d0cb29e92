import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { nearest, type PlotArea } from './trendScale.ts'

interface ReadingState {
  /** The day that is read; null: none. */
  at: number | null
  /** It is read by keyboard and wants to be told. */
  aloud: boolean
  handlers: {
    onPointerMove: (event: PointerEvent) => void
    onPointerLeave: () => void
    onKeyDown: (event: KeyboardEvent) => void
    onBlur: () => void
  }
}

/** How far each key moves from day `at` of `count`; without a day yet, from the last. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  PageUp: (at) => at - 7,
  PageDown: (at) => at + 7,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Which day of a chart is read: by the pointer, or by arrows, PageUp and PageDown (a week), Home and End; Escape ends it. */
export function useReading(count: number, area: PlotArea): ReadingState {
  const [{ at, aloud }, setReading] = useState<{ at: number | null; aloud: boolean }>({ at: null, aloud: false })
  const read = (next: number | null, byKeyboard: boolean) =>
    setReading((before) => (before.at === next && before.aloud === byKeyboard ? before : { at: next, aloud: byKeyboard }))
  return {
    at: at !== null && at < count ? at : null,
    aloud,
    handlers: {
      onPointerMove: ({ clientX, currentTarget }) => read(nearest(clientX - currentTarget.getBoundingClientRect().left, count, area), false),
      onPointerLeave: () => read(null, false),
      onBlur: () => read(null, false),
      onKeyDown: (event) => {
        if (event.key === 'Escape' && at !== null) {
          event.stopPropagation()
          read(null, false)
        }
        const move = MOVES[event.key]
        if (!move || count === 0 || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        const next = at === null && event.key.startsWith('Arrow') ? count - 1 : move(at ?? count - 1, count)
        read(Math.min(Math.max(next, 0), count - 1), true)
      },
    },
  }
}
