import { Columns3 } from 'lucide-react'
import { controlsText } from '#domain/messages/common.ts'
import { Button } from '#components/actions/Button/Button.tsx'
import { Popover } from '#components/overlays/Popover/Popover.tsx'
import { ColumnPanel, type ColumnPanelProps } from './ColumnPanel.tsx'

export type ColumnChooserProps = ColumnPanelProps

/**
 * A button that opens a list of checkboxes to show, hide and optionally reorder table columns.
 * ARIA pattern: dialog (non-modal), containing checkboxes.
 */
export function ColumnChooser(props: ColumnChooserProps) {
  return (
    <Popover
      label={controlsText.columns}
      align="end"
      width={248}
      trigger={<Button icon={<Columns3 size={16} strokeWidth={1.5} aria-hidden />}>{controlsText.columns}</Button>}
    >
      <ColumnPanel {...props} />
    </Popover>
  )
}
