import { Download } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { Select } from '#components/inputs/Select/Select.tsx'
import { PLAIN_CSV } from '#domain/csv.ts'
import { EXCEL_FORMAT_KEYS } from '#domain/excelFormat.ts'
import { exportText } from '#domain/messages/common.ts'
import { TABLE_FILES, type OnExport } from './ExportMenu.tsx'
import { useExcelFormat } from './useExcelFormat.ts'

interface ExportButtonsProps {
  /** Null while there is nothing to export. */
  onExport: OnExport | null
}

/** The files of a table as buttons of a sheet; above it they are an ExportMenu. */
export function ExportButtons({ onExport }: ExportButtonsProps) {
  const { chosen, choose, format } = useExcelFormat()
  return (
    <>
      {TABLE_FILES.map((file) => (
        <Button
          key={file}
          size="block"
          icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
          disabled={onExport === null}
          onClick={() => onExport?.(file, file === 'excel' ? format : PLAIN_CSV)}
        >
          {exportText[file]}
        </Button>
      ))}
      <Select fullWidth label={exportText.excelFormat} options={FORMATS} value={chosen} onChange={choose} />
    </>
  )
}

const FORMATS = EXCEL_FORMAT_KEYS.map((value) => ({ value, label: exportText.excelFormats[value] }))
