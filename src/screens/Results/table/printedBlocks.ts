import { groupBy, sumBy } from 'es-toolkit'
import type { Column } from '#components/data/DataTable/column.ts'

/** Pixels of columns that a sheet of A4 has room for (print.css). */
const SHEET_PX = { portrait: 930, landscape: 1370 }
/** Pixels of a column without a width, such as that of the names. */
const NAME_PX = 200

/** Where a table is printed as it is: on paper of any orientation, on landscape paper only, or on none. */
export type PrintedOn = 'all' | 'landscape' | 'none'

export function printedOn<Row>(columns: readonly Column<Row>[]): PrintedOn {
  const width = sumBy(columns, (column) => column.width ?? NAME_PX)
  return width <= SHEET_PX.portrait ? 'all' : width <= SHEET_PX.landscape ? 'landscape' : 'none'
}

/** The columns of a table that is too wide for its paper, as one table per group: the names with the figures of a platform. */
export function printedBlocks<Row>(columns: readonly Column<Row>[]): Column<Row>[][] {
  const names = columns.filter(({ group }) => group === undefined)
  const groups = groupBy(
    columns.filter(({ group }) => group !== undefined),
    ({ group }) => group?.label ?? '',
  )
  return Object.values(groups).map((figures) => [...names, ...figures])
}
