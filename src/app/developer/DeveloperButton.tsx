import { Wrench } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { developerText } from '#domain/messages/developer.ts'
import type { DemoControls } from './demoControls.ts'
import { DeveloperPanel } from './DeveloperPanel.tsx'

/** The small button in the corner of the demo that opens the developer panel. */
export function DeveloperButton({ controls }: { controls: DemoControls }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Corner>
        <Button
          data-square
          size="s"
          aria-label={developerText.open}
          title={developerText.open}
          aria-haspopup="dialog"
          icon={<Wrench size={14} strokeWidth={1.5} aria-hidden />}
          onClick={() => setOpen(true)}
        />
      </Corner>
      {open && <DeveloperPanel controls={controls} onClose={() => setOpen(false)} />}
    </>
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
