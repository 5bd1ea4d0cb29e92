import { Download, Send } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { titleText } from '#domain/messages/titles.ts'

export interface TitleActionsProps {
  /** The title is not here. */
  disabled: boolean
  onSend: () => void
  /** The button of `onSend` is hovered or focused. */
  preloadSend: () => void
  onExport: () => void
  exporting: boolean
}

/** What can be done with a title: send material for it, export its figures. */
export function TitleActions({ disabled, onSend, preloadSend, onExport, exporting }: TitleActionsProps) {
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
        busy={exporting}
        busyLabel={titleText.exporting}
        onClick={onExport}
      >
        {titleText.export}
      </Button>
    </Actions>
  )
}

/** Where there is no room beside the name they stand under the shelf, so that the cover still stands on it. */
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
