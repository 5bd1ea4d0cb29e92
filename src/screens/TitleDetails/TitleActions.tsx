import { Download, Send } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { titleText } from '#domain/messages/titles.ts'

export interface TitleActionsProps {
  /** The title has not loaded. */
  disabled: boolean
  onSend: () => void
  /** Called when the Send button is hovered or focused. */
  preloadSend: () => void
  onExport: () => void
  isExporting: boolean
}

/** Actions for a title: send artwork, export figures. */
export function TitleActions({ disabled, onSend, preloadSend, onExport, isExporting }: TitleActionsProps) {
  return (
    <Actions>
      <Button
        variant="primary"
        icon={<Send size={16} strokeWidth={1.5} aria-hidden />}
        disabled={disabled}
        onPointerEnter={preloadSend}
        onFocus={preloadSend}
        onClick={onSend}
      >
        {titleText.send}
      </Button>
      <Button
        icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
        disabled={disabled}
        busy={isExporting}
        busyLabel={titleText.exporting}
        onClick={onExport}
      >
        {titleText.export}
      </Button>
    </Actions>
  )
}

/** Moves below the shelf if there is no room beside the name, so that the cover still stands on the shelf. */
const Actions = styled.div`
  display: flex;
  gap: var(--sp-2);
  padding-bottom: var(--sp-5);

  @media (max-width: 1023px) {
    order: 1;
    width: 100%;
    padding: var(--sp-4) 0 0;
  }

  @media (max-width: 767px) {
    & > * {
      flex: 1;
    }
  }
`
