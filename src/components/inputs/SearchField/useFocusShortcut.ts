import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isTyping } from '#components/lib/isTyping.ts'

/** Moves the focus to a field when a key is pressed anywhere but in a field or under an open dialog. */
export function useFocusShortcut(field: RefObject<HTMLInputElement | null>, key: string | undefined) {
  useEffect(() => {
    if (key === undefined) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]') !== null) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field, key])
}
