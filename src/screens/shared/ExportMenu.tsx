import { Download } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { Menu } from '#components/overlays/Menu/Menu.tsx'
import type { MenuEntry } from '#components/overlays/Menu/menuEntries.ts'
import { PLAIN_CSV, type CsvFormat } from '#domain/csv.ts'
import { EXCEL_FORMAT_KEYS, EXCEL_FORMATS } from '#domain/excelFormat.ts'
import { exportText } from '#domain/messages/common.ts'
import { useExcelFormat } from './useExcelFormat.ts'

/** The files of a table: as shown, for people and their Excel, or all columns, for programs. */
export const TABLE_FILES = ['shown', 'excel', 'all'] as const

export type TableFile = (typeof TABLE_FILES)[number]

/** Saves a file of a table. Null while there is nothing to export. */
export type OnExport<File extends TableFile = TableFile> = ((file: File, format: CsvFormat) => void) | null

interface ExportMenuProps<File extends TableFile> {
  /** Those that there are, in order. */
  files: readonly File[]
  onExport: OnExport<File>
  /** Shows the icon only. */
  compact?: boolean
  /** Shows that a file is being made. */
  busy?: boolean
}

/** The files of a table, in a menu, and the format of the one for Excel. */
export function ExportMenu<File extends TableFile>({ files, onExport, compact, busy }: ExportMenuProps<File>) {
  const icon = <Download size={16} strokeWidth={1.5} aria-hidden />
  const disabled = onExport === null
  const { formatOf, entries } = useFileFormats()
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
          onSelect: () => onExport?.(file, formatOf(file)),
        })),
        ...entries,
      ]}
    />
  )
}

/** The format of each file, and menu entries that choose that of Excel. */
export function useFileFormats() {
  const [chosen, choose] = useExcelFormat()
  return {
    chosen,
    choose,
    formatOf: (file: TableFile) => (file === 'excel' ? EXCEL_FORMATS[chosen] : PLAIN_CSV),
    entries: [
      { kind: 'separator', key: 'formats' },
      ...EXCEL_FORMAT_KEYS.map((key): MenuEntry => ({
        kind: 'choice',
        key,
        label: exportText.excelFormats[key],
        checked: key === chosen,
        onChoose: () => choose(key),
      })),
    ] satisfies MenuEntry[],
  }
}
