import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { KeyboardSheet, type Shortcut } from '#components/overlays/KeyboardSheet/KeyboardSheet.tsx'
import { isTyping } from '#components/lib/isTyping.ts'
import { keyboardText } from '#domain/messages/shell.ts'
import { pathTo, type PageName } from '../routing/paths.ts'

/** The second key after `g`. */
const PLACES: readonly { key: string; page: PageName; does: string }[] = [
  { key: 't', page: 'titles', does: keyboardText.titles },
  { key: 'a', page: 'ads', does: keyboardText.ads },
]

/** How long `g` waits for its second key, in ms. */
const PATIENCE_MS = 1500

/** The keys that work on every page of the main layout, and the sheet that lists them (screens.md, Keyboard). */
export function Shortcuts() {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const goneAt = useRef(-Infinity)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]') !== null) return
      const place =
        event.timeStamp - goneAt.current < PATIENCE_MS ? PLACES.find(({ key }) => key === event.key) : undefined
      goneAt.current = event.key === 'g' ? event.timeStamp : -Infinity
      if (place !== undefined) void navigate(pathTo(place.page))
      else if (event.key === '?') setOpen(true)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate])

  return <KeyboardSheet open={open} onClose={() => setOpen(false)} shortcuts={SHORTCUTS} />
}

const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['/'], does: keyboardText.search },
  ...PLACES.map(({ key, does }) => ({ keys: ['g', key], does })),
  { keys: ['?'], does: keyboardText.help },
  { keys: ['Esc'], does: keyboardText.clear },
]
