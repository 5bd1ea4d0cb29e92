import { Columns3 } from 'lucide-react'
import { controlsText } from '#domain/messages/common.ts'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { Button } from '#components/actions/Button/Button.tsx'
import { Popover } from '#components/overlays/Popover/Popover.tsx'
import { ColumnPanel, type ColumnPanelProps } from './ColumnPanel.tsx'

export interface ColumnChooserProps extends ColumnPanelProps {
  /** Shows the icon only. @default false */
  compact?: boolean
}

const icon = <Columns3 size={16} strokeWidth={1.5} aria-hidden />

/**
 * A button that opens a list of checkboxes to show, hide and optionally reorder table columns.
 * ARIA pattern: dialog (non-modal), containing checkboxes.
 */
export function ColumnChooser({ compact = false, ...props }: ColumnChooserProps) {
  return (
    <Popover
      label={controlsText.columns}
      align="end"
      width={248}
      trigger={
        compact ? (
          <IconButton variant="quiet" label={controlsText.columns} icon={icon} />
        ) : (
          <Button icon={icon}>{controlsText.columns}</Button>
        )
      }
    >
      <ColumnPanel {...props} />
    </Popover>
  )
}
