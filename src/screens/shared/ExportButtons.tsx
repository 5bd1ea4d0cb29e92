import { Download } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { exportText } from '#domain/messages/common.ts'
import { TABLE_FILES, type OnExport } from './ExportMenu.tsx'

interface ExportButtonsProps {
  onExport: OnExport
}

/** The files of a table as buttons of a sheet; above it they are an ExportMenu. */
export function ExportButtons({ onExport }: ExportButtonsProps) {
  return TABLE_FILES.map((file) => (
    <Button
      key={file}
      size="block"
      icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
      disabled={onExport === null}
      onClick={() => onExport?.(file)}
    >
      {exportText[file]}
    </Button>
  ))
}
