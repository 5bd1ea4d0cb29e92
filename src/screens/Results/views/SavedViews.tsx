import { Bookmark, ChevronDown } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { Popover } from '#components/overlays/Popover/Popover.tsx'
import { viewsText } from '#domain/messages/results.ts'
import { SavedViewsPanel, type SavedViewsPanelProps } from './SavedViewsPanel.tsx'

export interface SavedViewsProps extends Omit<SavedViewsPanelProps, 'onClose'> {
  /** Shows only the icon; the label stays for screen readers. */
  iconOnly?: boolean
}

const icon = <Bookmark size={16} strokeWidth={1.5} aria-hidden />

/**
 * Button with a panel of saved views, stored on this device per account.
 * ARIA pattern: dialog (non-modal).
 */
export function SavedViews({ iconOnly = false, ...props }: SavedViewsProps) {
  const trigger = iconOnly ? (
    <IconButton variant="quiet" label={viewsText.label} icon={icon} />
  ) : (
    <Button icon={icon} trailing={<ChevronDown size={14} strokeWidth={1.5} aria-hidden />}>
      {viewsText.label}
    </Button>
  )
  return (
    <Popover label={viewsText.label} align="end" width={320} trigger={trigger}>
      {(close) => <SavedViewsPanel {...props} onClose={close} />}
    </Popover>
  )
}
