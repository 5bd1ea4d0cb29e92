import { Wrench } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { developerText } from '#domain/messages/developer.ts'

/** Opens the developer panel, in the corner of pages without a user menu. */
export function DeveloperButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Corner>
      <Button
        data-square
        aria-label={developerText.open}
        title={developerText.open}
        aria-haspopup="dialog"
        icon={<Wrench size={14} strokeWidth={1.5} aria-hidden />}
        onClick={onOpen}
      />
    </Corner>
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
