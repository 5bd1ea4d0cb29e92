import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, RefObject } from 'react'

/** What stands open beside a trigger: a popover, a menu, a listbox. */
export interface Popup {
  id: string
  open: boolean
  trigger: RefObject<HTMLElement | null>
  panel: RefObject<HTMLDivElement | null>
  show: () => void
  /** Closes; the focus goes back to the trigger unless it is told to stay where it went. */
  close: (options?: { keepFocus?: boolean }) => void
  /** For the panel: closes when the focus moves on to something outside. */
  onBlur: (event: FocusEvent) => void
}

/** Opening and closing of a popup; a press outside closes it and leaves the focus alone. */
export function usePopup(): Popup {
  const id = useId()
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  const show = useCallback(() => setOpen(true), [])
  const close = useCallback(({ keepFocus = false }: { keepFocus?: boolean } = {}) => {
    setOpen(false)
    if (!keepFocus) trigger.current?.focus({ preventScroll: true })
  }, [])
  const isInside = useCallback(
    (target: EventTarget | null) =>
      target instanceof Node &&
      (panel.current?.contains(target) === true || trigger.current?.contains(target) === true),
    [],
  )

  useEffect(() => {
    if (!open) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!isInside(target)) close({ keepFocus: true })
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  }, [open, close, isInside])

  const onBlur = useCallback(
    ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !isInside(relatedTarget)) close({ keepFocus: true })
    },
    [close, isInside],
  )

  return { id, open, trigger, panel, show, close, onBlur }
}
