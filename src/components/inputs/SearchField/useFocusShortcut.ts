import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isTyping } from '#components/lib/isTyping.ts'

/** Focuses a field when a key is pressed, unless the user is typing elsewhere or a modal is open. */
export function useFocusShortcut(field: RefObject<HTMLInputElement | null>, key: string | undefined) {
  useEffect(() => {
    if (key === undefined) return
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]') !== null) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [field, key])
}
