import type { Column } from '#components/data/DataTable/column.ts'
import { tableCsv } from '#components/data/DataTable/tableCsv.ts'
import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { saveTextFile } from '#components/lib/saveFile.ts'
import { useExportOnce } from '#components/lib/useExportOnce.ts'
import type { TableFile } from '#domain/messages/common.ts'
import type { OnExport } from './ExportMenu.tsx'

interface TableExportOptions<Line> {
  lines: readonly Line[]
  order: RowOrder
  columns: readonly Column<Line>[]
  totalLabel: (rows: number) => string
  fileName: (file: TableFile) => string
  /** The text of the file with all columns, for programs. */
  allColumns: (lines: readonly Line[]) => string
}

/** Saves the files of a table, with every row of its filter in its order. */
export function useTableExport<Line>({
  lines,
  order,
  columns,
  totalLabel,
  fileName,
  allColumns,
}: TableExportOptions<Line>): OnExport {
  const exportOnce = useExportOnce()
  return (file, format) => {
    const name = fileName(file)
    const text = () =>
      file === 'all'
        ? allColumns(Array.from(order.indices).flatMap((index) => lines[index] ?? []))
        : tableCsv({ rows: lines, order, columns, totalLabel, format })
    exportOnce(name, () => saveTextFile(name, text()))
  }
}
