import { Download } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { Menu } from '#components/overlays/Menu/Menu.tsx'
import type { MenuEntry } from '#components/overlays/Menu/menuEntries.ts'
import { PLAIN_CSV, type CsvFormat } from '#domain/csv.ts'
import { exportText, type TableFile } from '#domain/messages/common.ts'
import { useExcelFormat } from './useExcelFormat.ts'

/** In menu order. */
export const TABLE_FILES = ['shown', 'excel', 'all'] as const satisfies readonly TableFile[]

/** Saves a file of a table in a format. */
export type OnExport<File extends TableFile = TableFile> = (file: File, format: CsvFormat) => void

interface ExportMenuProps<File extends TableFile> {
  /** Those that there are, in order. */
  files: readonly File[]
  /** Null while there is nothing to export. */
  onExport: OnExport<File> | null
  /** Shows the icon only. */
  compact?: boolean
  /** Shows that a file is being made. */
  busy?: boolean
}

/** The files of a table, in a menu, and the format of the one for Excel. */
export function ExportMenu<File extends TableFile>({ files, onExport, compact, busy }: ExportMenuProps<File>) {
  const icon = <Download size={16} strokeWidth={1.5} aria-hidden />
  const disabled = onExport === null
  const { format, entries } = useExcelFormat()
  return (
    <Menu
      label={exportText.export}
      width={240}
      trigger={
        compact === true ? (
          <IconButton variant="quiet" label={exportText.export} icon={icon} disabled={disabled} />
        ) : (
          <Button
            icon={icon}
            disabled={disabled}
            {...(busy !== undefined && { busy, busyLabel: exportText.exporting })}
          >
            {exportText.export}
          </Button>
        )
      }
      items={[
        ...files.map((file): MenuEntry => ({
          kind: 'action',
          key: file,
          label: exportText[file],
          onSelect: () => onExport?.(file, file === 'excel' ? format : PLAIN_CSV),
        })),
        ...entries,
      ]}
    />
  )
}
