import { Columns3 } from 'lucide-react'
import { controlsText } from '#domain/messages/common.ts'
import { Button } from '#components/actions/Button/Button.tsx'
import { Popover } from '#components/overlays/Popover/Popover.tsx'
import { ColumnPanel } from './ColumnPanel.tsx'

export interface ColumnChooserProps {
  /** Those that can be hidden, in their order; a fixed column is not among them. */
  columns: readonly { key: string; label: string }[]
  /** The keys of those shown. */
  chosen: readonly string[]
  /** Told the keys to show, in the order of `columns`, or in that wanted where they are `ordered`. */
  onChange: (keys: string[]) => void
  /** Columns can be moved as well: `chosen` is their order. */
  ordered?: boolean
  /** Back to what is shown at first. */
  onReset: () => void
}

/** Which columns a table shows, and where wanted in which order: a button with checkboxes (APG: dialog, not modal; checkbox). */
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
