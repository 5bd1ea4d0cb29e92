import { useMemo, useState } from 'react'
import type { SortKey } from '#domain/sortKeys.ts'
import { formatPercent } from '#domain/format.ts'
import type { RowLinks } from '../BodyRow.tsx'
import type { Column } from '../column.ts'
import { DataTable, type DataTableProps } from '../DataTable.tsx'
import { ratioTotal } from '../totals.ts'
import { valuesOf } from '../sortRows.ts'
import { useRowOrder } from '../useRowOrder.ts'

/** Names that need several lines, other scripts or other directions. */
export const LONG_NAMES = [
  'The Life and Strange Surprizing Adventures of Robinson Crusoe, of York, Mariner: Who Lived Eight and Twenty Years, All Alone in an Un-inhabited Island',
  'ألف ليلة وليلة، حكايات من الشرق',
  '👩🏽‍🚀 Zażółć gęślą jaźń 文學改良芻議',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
]

/** A row of the example table in stories and tests. */
export interface ExampleRow {
  id: number
  name: string
  country: string | null
  clicks: number | null
  impressions: number | null
}

/** Rows as links. */
export const links: RowLinks<ExampleRow> = {
  href: ({ id }) => `#row-${id}`,
  render: ({ to, ...rest }) => <a href={to} {...rest} />,
}

const COUNTRIES = ['Ireland', 'France', 'Spain', null, 'Österreich']

/** Deterministic rows. Every seventh has no data, every tenth has zero clicks. */
export function exampleRows(count: number): ExampleRow[] {
  return Array.from({ length: count }, (_, index) => {
    const clicks = index % 7 === 6 ? null : index % 10 === 9 ? 0 : ((index * 7919) % 5000) + 1
    return {
      id: index + 1,
      name: `Row ${index + 1}`,
      country: COUNTRIES[index % COUNTRIES.length] ?? null,
      clicks,
      impressions: clicks === null ? null : clicks * 50 + (index % 13) * 10,
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
    help: 'Clicks ÷ impressions',
    value: (row) => (row.clicks === null || !row.impressions ? null : row.clicks / row.impressions),
    total: ratioTotal(
      (row) => row.clicks,
      (row) => row.impressions,
      (ratio) => formatPercent(ratio),
    ),
  },
]

/** More columns than fit. */
export const wideColumns: Column<ExampleRow>[] = [
  ...exampleColumns,
  ...Array.from({ length: 10 }, (_, index): Column<ExampleRow> => ({
    key: `clicks${index}`,
    label: `Clicks, week ${index + 1}`,
    type: 'int',
    width: 150,
    value: ({ clicks }) => clicks && clicks * (index + 1),
    total: 'sum',
  })),
]

type ExampleTableProps = Partial<Omit<DataTableProps<ExampleRow>, 'order' | 'onSort'>> & {
  filter?: (row: ExampleRow) => boolean
}

/** A table with sort state, wired up as on a screen. */
export function ExampleTable({
  rows: rowsProp,
  columns = exampleColumns,
  sort: initialSort = [],
  filter,
  ...rest
}: ExampleTableProps) {
  const [sort, setSort] = useState<readonly SortKey[]>(initialSort)
  const rows = useMemo(() => rowsProp ?? exampleRows(12), [rowsProp])
  const values = useMemo(() => valuesOf(columns), [columns])
  const order = useRowOrder({ rows, values, sort, filter: filter ?? null })
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
