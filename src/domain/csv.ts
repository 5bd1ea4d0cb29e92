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

/** How a file separates cells and writes decimals. */
export interface CsvFormat {
  separator: ',' | ';'
  decimal: '.' | ','
}

/** RFC 4180. */
export const PLAIN_CSV: CsvFormat = { separator: ',', decimal: '.' }

/** Characters with which a spreadsheet takes a cell for a formula, besides line ends. */
const STARTS = '=+\\-@＝＋－＠\\t\\0'

/**
 * The places where a formula would begin: the start, and whatever separates cells and lines in Excel, whose list
 * separator is another one in some countries; a quote within a cell does not hold that cell together then.
 * @param other the separator that is not the file's own
 */
const formulaStarts = (other: string) =>
  new RegExp(`^(?=[${STARTS}\\r\\n])|(?<=[${other}\\t])(?="*[${STARTS}\\r\\n])|(?<=[\\r\\n])(?="*[${STARTS}])`, 'g')

/** By the file's separator. */
const FORMULA = { ',': formulaStarts(';'), ';': formulaStarts(',') }
const SPECIAL = { ',': /[",\r\n]/, ';': /[";\r\n]/ }

/**
 * The text of a CSV file, like RFC 4180 with a byte order mark. Text that a spreadsheet would run as a formula gets an
 * apostrophe before it; numbers are written in full.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[], format = PLAIN_CSV): string {
  return BOM + rows.map((row) => formatLine(row, format)).join('')
}

function formatLine(row: readonly CsvCell[], format: CsvFormat): string {
  const text = row.map((value) => formatCell(value, format)).join(format.separator)
  // A lone empty cell would be an empty line, which CSV parsers skip.
  return (row.length === 1 && text === '' ? '""' : text) + LINE_END
}

function formatCell(value: CsvCell, { separator, decimal }: CsvFormat): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', decimal) : ''
  if (typeof value === 'object')
    return Number.isFinite(value.value) ? toDecimals(value.value, value.decimals).replace('.', decimal) : ''
  const text = value.replace(FORMULA[separator], "'")
  return SPECIAL[separator].test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
