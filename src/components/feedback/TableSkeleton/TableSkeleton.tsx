import { noop, range } from 'es-toolkit'
import { useMemo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { isNumeric, type Column } from '#components/data/DataTable/column.ts'
import { DataTable, type DataTableProps } from '#components/data/DataTable/DataTable.tsx'
import { Skeleton, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'

type TableLayout<Row> = Pick<
  DataTableProps<Row>,
  'Header' | 'rowHeight' | 'cardHeadHeight' | 'smallScreenLayout' | 'surface'
>

export interface TableSkeletonProps<Row> extends TableLayout<number> {
  /** The columns of the table to come; keep them stable. */
  columns: readonly Column<Row>[]
  /** The number of rows. @default 20 */
  rows?: number
  /** The order of the table to come. @default none */
  sort?: DataTableProps<Row>['sort']
  /** Placeholder for the image before each name: SkeletonBlock or SkeletonCircle. @default none */
  image?: ReactNode
  /** Lines of a name. @default 1 */
  nameLines?: 1 | 2
  /** The table has a row of totals. @default false */
  hasTotals?: boolean
  /** The table has check boxes. @default false */
  isSelectable?: boolean
}

/** Uneven name widths in percent. */
const NAME_WIDTHS = [62, 48, 74, 55, 68, 42, 58]
const FIGURE_WIDTH_PX = 48
/** Of a column without a width. */
const TEXT_WIDTH_PX = 200

const NO_SELECTION = { selected: new Set<never>(), onSelectionChange: noop, nameOf: () => '' }
/** Keeps the height of the row. */
const NO_LABEL = () => '\u00a0'

/**
 * A placeholder for a DataTable: the table itself with lines in place of texts, so that head, widths and heights are
 * those of the table to come.
 */
export function TableSkeleton<Row>({
  columns,
  rows: count = 20,
  sort = [],
  image,
  nameLines = 1,
  hasTotals = false,
  isSelectable = false,
  ...layout
}: TableSkeletonProps<Row>) {
  const rows = useMemo(() => range(count), [count])
  const order = useMemo(() => ({ indices: Uint32Array.from(rows), filterMask: null }), [rows])
  const placeholders = columns.map(({ total, action: _, ...column }, index): Column<number> => {
    const line = <Line column={column} />
    return {
      ...column,
      value: () => null,
      render: (row) => (index === 0 ? <Name image={image} lines={nameLines} row={row} /> : line),
      ...(total && { total: { values: [], render: () => line } }),
      file: [],
    }
  })
  return (
    <Skeleton>
      <div inert>
        <DataTable
          {...layout}
          caption=""
          noun={{ one: '', many: '' }}
          rows={rows}
          order={order}
          columns={placeholders}
          rowId={String}
          sort={sort}
          onSort={noop}
          selection={isSelectable ? NO_SELECTION : null}
          {...(hasTotals && { totalLabel: NO_LABEL })}
        />
      </div>
    </Skeleton>
  )
}

function Name({ image, lines, row }: { image: ReactNode; lines: 1 | 2; row: number }) {
  const percent = NAME_WIDTHS[row % NAME_WIDTHS.length] ?? 50
  return (
    <NameCell>
      {image}
      <Lines>
        <SkeletonLine width={`${percent}%`} />
        {lines === 2 && <SkeletonLine width={`${percent * 0.6}%`} height={8} />}
      </Lines>
    </NameCell>
  )
}

function Line<Row>({ column }: { column: Omit<Column<Row>, 'total'> }) {
  return (
    <LineCell>
      <SkeletonLine width={isNumeric(column) ? FIGURE_WIDTH_PX : (column.width ?? TEXT_WIDTH_PX) / 2} />
    </LineCell>
  )
}

const NameCell = styled.span`
  display: flex;
  flex: 1;
  gap: var(--sp-3);
  align-items: center;
`

const Lines = styled.span`
  display: grid;
  flex: 1;
  gap: 6px;
`

/** Aligned as the cell's text. */
const LineCell = styled.span`
  display: inline-flex;
  max-width: 100%;
  vertical-align: middle;
`
