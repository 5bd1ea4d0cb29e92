import { createContext, use } from 'react'
import type { MenuEntry } from '#components/overlays/Menu/menuEntries.ts'
import { EXCEL_FORMAT_KEYS, EXCEL_FORMATS, type ExcelFormat } from '#domain/excelFormat.ts'
import { exportText } from '#domain/messages/common.ts'

/** The chosen format of files for Excel, and its setter. */
type ExcelFormatState = [chosen: ExcelFormat, choose: (format: ExcelFormat) => void]

/** Where the app keeps the choice. */
export const ExcelFormatContext = createContext<ExcelFormatState>(['point', () => undefined])

/** The format of files for Excel, and the end of a menu, which chooses it. */
export function useExcelFormat() {
  const [chosen, choose] = use(ExcelFormatContext)
  const entries: MenuEntry[] = [
    { kind: 'separator', key: 'formats' },
    ...EXCEL_FORMAT_KEYS.map((key): MenuEntry => ({
      kind: 'choice',
      key,
      label: exportText.excelFormats[key],
      checked: key === chosen,
      onChoose: () => choose(key),
    })),
  ]
  return { chosen, choose, format: EXCEL_FORMATS[chosen], entries }
}
