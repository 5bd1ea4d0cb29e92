import { toDecimals } from './format.ts'

/** A number that is written with a fixed number of decimal places: 2.2 with two as 2.20. */
interface FixedNumber {
  value: number
  decimals: number
}

/** The value of a cell; null and undefined are written as an empty cell. */
export type CsvCell = string | number | FixedNumber | null | undefined

/** Makes spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF'
const LINE_END = '\r\n'

// eslint-disable-next-line no-control-regex -- spreadsheets also run a cell as a formula after a tab, CR or NUL
const FORMULA = /^[=+\-@\t\r\u0000]/
const SPECIAL = /[",\r\n]/

/**
 * The text of a CSV file: RFC 4180 with a byte order mark. Text that a spreadsheet would run as a formula gets a
 * leading apostrophe; numbers are written in full.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BOM + rows.map(formatLine).join('')
}

function formatLine(row: readonly CsvCell[]): string {
  const text = row.map(formatCell).join(',')
  // A lone empty cell would be an empty line, which CSV parsers skip.
  return (row.length === 1 && text === '' ? '""' : text) + LINE_END
}

function formatCell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value === 'object') return Number.isFinite(value.value) ? toDecimals(value.value, value.decimals) : ''
  const text = FORMULA.test(value) ? `'${value}` : value
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
