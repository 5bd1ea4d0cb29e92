import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * Moves the focus to `fallback` when rows are replaced and the focused one is gone.
 * @param rows changes whenever rows are replaced
 * @returns onFocus handler for the element around the rows
 */
export function useRestoreFocus(fallback: RefObject<HTMLElement | null>, rows: unknown): (event: FocusEvent) => void {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      fallback.current?.focus({ preventScroll: true })
  }, [fallback, rows])
  return ({ target }) => {
    focused.current = target
  }
}
