import { Download } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { Menu } from '#components/overlays/Menu/Menu.tsx'
import { exportText } from '#domain/messages/common.ts'

/** The files of a table: as shown, for people, or all columns, for programs. */
export const TABLE_FILES = ['shown', 'all'] as const

export type TableFile = (typeof TABLE_FILES)[number]

/** Saves a file of a table. Null while there is nothing to export. */
export type OnExport = ((file: TableFile) => void) | null

interface ExportMenuProps {
  onExport: OnExport
  /** Shows the icon only. */
  compact?: boolean
}

/** The files of a table, in a menu. */
export function ExportMenu({ onExport, compact = false }: ExportMenuProps) {
  const icon = <Download size={16} strokeWidth={1.5} aria-hidden />
  const disabled = onExport === null
  return (
    <Menu
      label={exportText.export}
      width={220}
      trigger={
        compact ? (
          <IconButton variant="quiet" label={exportText.export} icon={icon} disabled={disabled} />
        ) : (
          <Button icon={icon} disabled={disabled}>
            {exportText.export}
          </Button>
        )
      }
      items={TABLE_FILES.map((file) => ({
        kind: 'action',
        key: file,
        label: exportText[file],
        onSelect: () => onExport?.(file),
      }))}
    />
  )
}
