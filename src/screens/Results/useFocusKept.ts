import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * Where rows are replaced and the focused one goes with them, the focus goes to `place`, instead of being lost.
 * @param rows another value whenever they are replaced
 * @returns to be given to what surrounds them, as its onFocus
 */
export function useFocusKept(place: RefObject<HTMLElement | null>, rows: unknown): (event: FocusEvent) => void {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
  }, [place, rows])
  return ({ target }) => {
    focused.current = target
  }
}
