/** A cell: text, a figure, or nothing. */
export type CsvCell = string | number | null | undefined

/** Tells spreadsheets that the file is UTF-8. */
const BOM = '\uFEFF'
const LINE_END = '\r\n'

// eslint-disable-next-line no-control-regex -- tab, CR and NUL are among what spreadsheets take for a formula
const FORMULA = /^[=+\-@\t\r\u0000]/
const SPECIAL = /[",\r\n]/

/**
 * The text of a CSV file: RFC 4180 with a byte order mark. Texts that a spreadsheet would run as a formula get a
 * leading apostrophe; figures are written in full, untouched (behaviour.md, Numbers, dates, text).
 */
export function csvFile(rows: readonly (readonly CsvCell[])[]): string {
  return BOM + rows.map(line).join('')
}

function line(row: readonly CsvCell[]): string {
  const text = row.map(cell).join(',')
  // A lone empty cell would be an empty line, which readers skip.
  return (row.length === 1 && text === '' ? '""' : text) + LINE_END
}

function cell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = FORMULA.test(value) ? `'${value}` : value
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
