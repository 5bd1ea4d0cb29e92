import { PLAIN_CSV, type CsvFormat } from './csv.ts'

/** The CSV files that Excel opens as a table: it goes by the region of the computer, not by the file. */
export const EXCEL_FORMATS = {
  point: PLAIN_CSV,
  comma: { separator: ';', decimal: ',' },
  swiss: { separator: ';', decimal: '.' },
} as const satisfies Record<string, CsvFormat>

export type ExcelFormat = keyof typeof EXCEL_FORMATS

export const EXCEL_FORMAT_KEYS = ['point', 'comma', 'swiss'] as const satisfies readonly ExcelFormat[]

/** The format of a computer whose language is `language` ('de-DE'). */
export function excelFormatOf(language: string): ExcelFormat {
  try {
    const parts = new Intl.NumberFormat(language).formatToParts(1.5)
    if (parts.some(({ type, value }) => type === 'decimal' && value === ',')) return 'comma'
    return ['CH', 'LI'].includes(new Intl.Locale(language).region ?? '') ? 'swiss' : 'point'
  } catch {
    // Some browsers name a language that Intl refuses: 'en-US@posix'.
    return 'point'
  }
}
