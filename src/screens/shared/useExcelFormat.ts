import { createContext, use, useState } from 'react'
import type { ExcelFormat } from '#domain/excelFormat.ts'

/** The chosen format of files for Excel, and its setter. */
type ExcelFormatState = [format: ExcelFormat, choose: (format: ExcelFormat) => void]

/** Where the choice is kept; without it, each menu keeps its own. */
export const ExcelFormatContext = createContext<ExcelFormatState | null>(null)

export function useExcelFormat(): ExcelFormatState {
  const own = useState<ExcelFormat>('point')
  return use(ExcelFormatContext) ?? own
}
