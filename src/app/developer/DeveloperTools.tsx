import { Wrench } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { developerText } from '#domain/messages/developer.ts'
import type { DemoControls } from './demoControls.ts'
import { DemoMenuContext } from './DemoMenuContext.ts'
import { DeveloperPanel } from './DeveloperPanel.tsx'

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
      {!hasMenu && (
        <Corner>
          <Button
            data-square
            aria-label={developerText.open}
            title={developerText.open}
            aria-haspopup="dialog"
            icon={<Wrench size={14} strokeWidth={1.5} aria-hidden />}
            onClick={() => setOpen(true)}
          />
        </Corner>
      )}
      {open && <DeveloperPanel controls={controls} onClose={() => setOpen(false)} />}
    </DemoMenuContext>
  )
}

const Corner = styled.div`
  position: fixed;
  right: var(--sp-2);
  bottom: calc(var(--tabs-h, 0px) + var(--sp-2));
  z-index: var(--z-bar);
  border-radius: var(--r-2);
  background: var(--float);
  opacity: 0.7;

  &:hover,
  &:focus-within {
    opacity: 1;
  }

  @media print {
    display: none;
  }
`
