import { styled } from 'styled-components'
import type { Title } from '#domain/catalogue.ts'
import { ExportMenu, type OnExport } from '#screens/shared/ExportMenu.tsx'
import { SendArtworkButton } from '#screens/shared/send/SendArtworkButton.tsx'
import type { TitleDetailsScreenProps } from './TitleDetailsScreenProps.ts'

export interface TitleActionsProps {
  /** Undefined while loading. */
  title: Title | undefined
  sendDialogProps: TitleDetailsScreenProps['sendDialogProps']
  onExport: OnExport<'excel' | 'all'>
  isExporting: boolean
}

/** Actions for a title: send artwork, export figures. */
export function TitleActions({ title, sendDialogProps, onExport, isExporting }: TitleActionsProps) {
  return (
    <Actions>
      <SendArtworkButton title={title} dialogProps={sendDialogProps} primary />
      <ExportMenu files={['excel', 'all']} onExport={title === undefined ? null : onExport} busy={isExporting} />
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
