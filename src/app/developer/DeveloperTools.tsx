import { Wrench } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { developerText } from '#domain/messages/developer.ts'
import type { DemoControls } from '#screens/DeveloperPanel/DemoControls.ts'
import { DemoMenuContext } from './DemoMenuContext.ts'
import { DeveloperButton } from '#screens/DeveloperPanel/DeveloperButton.tsx'
import { ConnectedDeveloperPanel } from './ConnectedDeveloperPanel.tsx'

/** Adds the developer panel to the demo: in the user menu, or behind a small button in the corner where there is none. */
export function DeveloperTools({ controls, children }: { controls: DemoControls; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const [hasMenu, setHasMenu] = useState(false)
  const menu = useMemo(
    () => ({
      entry: {
        kind: 'action',
        key: 'developer',
        label: developerText.open,
        icon: <Wrench size={18} strokeWidth={1.5} aria-hidden />,
        onSelect: () => setOpen(true),
      } as const,
      onMount: () => {
        setHasMenu(true)
        return () => setHasMenu(false)
      },
    }),
    [],
  )
  return (
    <DemoMenuContext value={menu}>
      {children}
      {!hasMenu && <DeveloperButton onOpen={() => setOpen(true)} />}
      {open && <ConnectedDeveloperPanel controls={controls} onClose={() => setOpen(false)} />}
    </DemoMenuContext>
  )
}
