import { formatCsv, type CsvCell, type CsvFormat } from '#domain/csv.ts'
import { exportText } from '#domain/messages/common.ts'
import { fullLabel, type CellValue, type Column, type FileColumn } from './column.ts'
import { sumColumns } from './totals.ts'
import type { RowOrder } from './useRowOrder.ts'

interface TableFile<Row> {
  rows: readonly Row[]
  /** The rows of the file, and those of the total. */
  order: RowOrder
  columns: readonly Column<Row>[]
  /** The first cell of the total row: 'Total, 20 titles'. */
  totalLabel: (rows: number) => string
  /** Default: RFC 4180. */
  format?: CsvFormat
}

/** The CSV file of a table as shown: its columns with heads in full, its rows in order, and the total. */
export function tableCsv<Row>({ rows, order, columns, totalLabel, format }: TableFile<Row>): string {
  const sums = sumColumns(rows, order.filterMask, columns)
  const fileColumns = columns.flatMap((column, index) =>
    fileColumnsOf(column).map((fileColumn) => ({ ...fileColumn, sums: sums[index] ?? [] })),
  )
  const lines = [
    fileColumns.map(({ head, unit }) => (unit === undefined ? head : exportText.inUnit(head, unit))),
    ...Array.from(order.indices, (index) => {
      const row = rows[index]
      return row === undefined ? [] : fileColumns.map(({ value, unit }) => fileCell(value(row), unit))
    }),
    fileColumns.map(({ total, sums: ofColumn, unit }, index) =>
      index === 0 ? totalLabel(order.indices.length) : fileCell(total?.(ofColumn) ?? null, unit),
    ),
  ]
  return formatCsv(lines, format)
}

function fileColumnsOf<Row>(column: Column<Row>): readonly FileColumn<Row>[] {
  const { type, value, total, file } = column
  if (file !== undefined) return file
  if (type === 'custom') return []
  const totalValue = total === 'sum' ? ([sum = null]: readonly (number | null)[]) => sum : total?.value
  return [
    {
      head: fullLabel(column),
      value,
      ...(type === 'pct' && { unit: '%' as const }),
      ...(totalValue && { total: totalValue }),
    },
  ]
}

function fileCell(value: CellValue, unit: FileColumn<unknown>['unit']): CsvCell {
  return unit !== undefined && typeof value === 'number' ? { value: value * 100, decimals: 2 } : value
}
