import { EXCEL_FORMAT_KEYS, excelFormatOf, type ExcelFormat } from '#domain/excelFormat.ts'
import { setDeviceValue, useDeviceValue } from './useDeviceValue.ts'

const KEY = 'lightshelf.excelFormat'

/** The format of files for Excel, and its setter. Stored on the device; before that, the one of the browser's language. */
export function useStoredExcelFormat(): [ExcelFormat, (format: ExcelFormat) => void] {
  const stored = useDeviceValue(KEY)
  return [EXCEL_FORMAT_KEYS.find((key) => key === stored) ?? excelFormatOf(navigator.language), setExcelFormat]
}

const setExcelFormat = (format: ExcelFormat) => setDeviceValue(KEY, format)
