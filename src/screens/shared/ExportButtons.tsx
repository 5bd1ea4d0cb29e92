import { Download } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { Select } from '#components/inputs/Select/Select.tsx'
import { EXCEL_FORMAT_KEYS } from '#domain/excelFormat.ts'
import { exportText } from '#domain/messages/common.ts'
import { TABLE_FILES, useFileFormats, type OnExport } from './ExportMenu.tsx'

interface ExportButtonsProps {
  onExport: OnExport
}

/** The files of a table as buttons of a sheet; above it they are an ExportMenu. */
export function ExportButtons({ onExport }: ExportButtonsProps) {
  const { formatOf, chosen, choose } = useFileFormats()
  return (
    <>
      {TABLE_FILES.map((file) => (
        <Button
          key={file}
          size="block"
          icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
          disabled={onExport === null}
          onClick={() => onExport?.(file, formatOf(file))}
        >
          {exportText[file]}
        </Button>
      ))}
      <Select fullWidth label={exportText.excelFormat} options={FORMATS} value={chosen} onChange={choose} />
    </>
  )
}

const FORMATS = EXCEL_FORMAT_KEYS.map((value) => ({ value, label: exportText.excelFormats[value] }))
