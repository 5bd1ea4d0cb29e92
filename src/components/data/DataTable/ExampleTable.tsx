import { useMemo, useState } from 'react'
import type { SortKey } from '#domain/sortKeys.ts'
import { percentText } from '#domain/format.ts'
import type { Column } from './column.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { ratioTotal } from './totals.ts'
import { useRowOrder } from './useRowOrder.ts'

/** A row of the table that stories and tests show. */
export interface ExampleRow {
  id: number
  name: string
  country: string | null
  clicks: number | null
  impressions: number | null
}

const PLACES = ['Ireland', 'France', 'Spain', null, 'Österreich']

/** As many rows as wanted, always the same ones; every seventh platform was not in use, every tenth got nothing. */
export function exampleRows(count: number): ExampleRow[] {
  return Array.from({ length: count }, (_, at) => {
    const clicks = at % 7 === 6 ? null : at % 10 === 9 ? 0 : ((at * 7919) % 5000) + 1
    return {
      id: at + 1,
      name: `Row ${at + 1}`,
      country: PLACES[at % PLACES.length] ?? null,
      clicks,
      impressions: clicks === null ? null : clicks * 50 + (at % 13) * 10,
    }
  })
}

/** Name, country, clicks, impressions, CTR. */
export const exampleColumns: Column<ExampleRow>[] = [
  { key: 'name', label: 'Name', type: 'text', value: (row) => row.name },
  { key: 'country', label: 'Country', type: 'text', width: 140, hideBelow: 1200, value: (row) => row.country },
  { key: 'clicks', label: 'Clicks', type: 'int', width: 110, card: 'figure', value: (row) => row.clicks, total: 'sum' },
  {
    key: 'impressions',
    label: 'Impressions',
    shortLabel: 'Impr.',
    type: 'int',
    width: 130,
    card: 'figure',
    value: (row) => row.impressions,
    total: 'sum',
  },
  {
    key: 'ctr',
    label: 'CTR',
    type: 'pct',
    width: 100,
    card: 'figure',
    help: 'Clicks / impressions',
    value: (row) => (row.clicks === null || !row.impressions ? null : row.clicks / row.impressions),
    total: ratioTotal(
      (row) => row.clicks,
      (row) => row.impressions,
      (share) => percentText(share),
    ),
  },
]

type ExampleTableProps = Partial<Omit<DataTableProps<ExampleRow>, 'order' | 'onSort'>> & {
  keep?: (row: ExampleRow) => boolean
}

/** A table with its sort, as a screen would hold it. */
export function ExampleTable({
  rows: given,
  columns = exampleColumns,
  sort: first = [],
  keep,
  ...rest
}: ExampleTableProps) {
  const [sort, setSort] = useState<readonly SortKey[]>(first)
  const rows = useMemo(() => given ?? exampleRows(12), [given])
  const order = useRowOrder({ rows, columns, sort, keep: keep ?? null })
  return (
    <DataTable
      caption="Example rows"
      noun={{ one: 'row', many: 'rows' }}
      rowId={rowId}
      totalLabel={totalLabel}
      {...rest}
      rows={rows}
      order={order}
      columns={columns}
      sort={sort}
      onSort={setSort}
    />
  )
}

const rowId = (row: ExampleRow) => row.id
const totalLabel = (rows: number) => `Total, ${rows} rows`
