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

/** Characters with which a spreadsheet takes a cell for a formula, besides line ends. */
const STARTS = '=+\\-@＝＋－＠\\t\\0'

/**
 * The places where a formula would begin: the start, and whatever separates cells and lines in Excel, whose list
 * separator is a semicolon in some countries; a quote within a cell does not hold that cell together then.
 */
const FORMULA = new RegExp(
  `^(?=[${STARTS}\\r\\n])|(?<=[;\\t])(?="*[${STARTS}\\r\\n])|(?<=[\\r\\n])(?="*[${STARTS}])`,
  'g',
)
const SPECIAL = /[",\r\n]/

/**
 * The text of a CSV file: RFC 4180 with a byte order mark. Text that a spreadsheet would run as a formula gets an
 * apostrophe before it; numbers are written in full.
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
  const text = value.replace(FORMULA, "'")
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
