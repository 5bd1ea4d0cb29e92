import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'
import type { Shortcut } from '#components/overlays/KeyboardShortcutsDialog/KeyboardShortcutsDialog.tsx'
import { isTyping } from '#components/lib/isTyping.ts'
import { keyboardText } from '#domain/messages/shell.ts'
import { useSingleKeys } from '../hooks/useDeviceValue.ts'
import { useKeepRegion } from '../routing/region.tsx'
import { PAGES } from '#domain/pages.ts'

/** Pages that a key opens after `g`. */
const DESTINATIONS = Object.values(PAGES).flatMap(({ shortcut, path, title }) =>
  shortcut === null ? [] : [{ key: shortcut, path, title }],
)

/** How long `g` waits for the second key. */
const SEQUENCE_MS = 1500

const KeyboardShortcutsDialog = lazyComponent(() =>
  import('#components/overlays/KeyboardShortcutsDialog/KeyboardShortcutsDialog.tsx').then(
    (module) => module.KeyboardShortcutsDialog,
  ),
)

/** Keyboard shortcuts of the main and the secondary layout, and the sheet that lists them. */
export function Shortcuts() {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const keepRegion = useKeepRegion()
  const lastGPressMs = useRef(-Infinity)
  const [singleKeys, setSingleKeys] = useSingleKeys()

  useEffect(() => {
    if (!singleKeys) return
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]') !== null) return
      const destination =
        event.timeStamp - lastGPressMs.current < SEQUENCE_MS
          ? DESTINATIONS.find(({ key }) => key === event.key)
          : undefined
      lastGPressMs.current = event.key === 'g' ? event.timeStamp : -Infinity
      if (destination !== undefined) void navigate(keepRegion(destination.path))
      else if (event.key === '?') setOpen(true)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [navigate, keepRegion, singleKeys])

  return (
    open && (
      <KeyboardShortcutsDialog
        open
        onClose={() => setOpen(false)}
        shortcuts={SHORTCUTS}
        singleKeys={singleKeys}
        onSingleKeysChange={setSingleKeys}
      />
    )
  )
}

const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['/'], description: keyboardText.search },
  { keys: ['Enter'], description: keyboardText.openFirst },
  ...DESTINATIONS.map(({ key, title }) => ({ keys: ['g', key], description: keyboardText.goTo(title) })),
  { keys: ['?'], description: keyboardText.help },
  { keys: ['Esc'], description: keyboardText.clear },
]
