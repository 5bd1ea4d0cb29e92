import type { Cell } from './cells.ts'

/** Adjacent visible columns with their widths: a group, or all. */
export function ColumnWidths<Row>({ cells }: { cells: readonly Cell<Row>[] }) {
  return (
    <colgroup>
      {cells.map(({ column }) => (
        <col key={column.key} style={{ width: column.width }} />
      ))}
    </colgroup>
  )
}
