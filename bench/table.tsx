import '#components/theme/tokens.css'
import '#components/theme/base.css'
import './bench.css'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { Column } from '#components/data/DataTable/column.ts'
import { DataTable } from '#components/data/DataTable/DataTable.tsx'
import { valuesOf } from '#components/data/DataTable/sortRows.ts'
import { useRowOrder } from '#components/data/DataTable/useRowOrder.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import { clickSortHeader, typeSearch, type BenchColumn, type BenchRow, type TableBench } from './benchWindow.ts'

const NOUN = { one: 'row', many: 'rows' }
const rowId = (row: BenchRow) => row.id
const totalLabel = (rows: number) => `Total (${rows})`

/** Percentages have no total, because the bench's rows lack the counts behind them. */
const columnOf = ({ key, label, type, width }: BenchColumn): Column<BenchRow> => ({
  key,
  label,
  type,
  width,
  descendingFirst: true,
  value: (row) => row[key] ?? null,
  ...(type === 'int' || type === 'float' ? { total: 'sum' as const } : {}),
})

function TablePage({ rows, columns }: { rows: readonly BenchRow[]; columns: readonly Column<BenchRow>[] }) {
  const [sort, setSort] = useState<SortKey[]>([])
  const [search, setSearch] = useState('')
  const keep = useMemo(() => matching(search), [search])
  const values = useMemo(() => valuesOf(columns), [columns])
  const order = useRowOrder({ rows, values, sort, filter: keep })
  return (
    <>
      <div className="tools">
        <input type="search" aria-label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </div>
      <DataTable
        caption="Rows"
        rows={rows}
        order={order}
        columns={columns}
        rowId={rowId}
        noun={NOUN}
        sort={sort}
        onSort={setSort}
        totalLabel={totalLabel}
        rowHeight={32}
      />
    </>
  )
}

function matching(search: string): ((row: BenchRow) => boolean) | null {
  if (search === '') return null
  const text = search.toLowerCase()
  return (row) => row.name.toLowerCase().includes(text)
}

const bench: TableBench = {
  mount: (rows) => {
    const columns = (window.__columns ?? []).map(columnOf)
    const root = document.getElementById('root')
    if (root) flushSync(() => createRoot(root).render(<TablePage rows={rows} columns={columns} />))
  },
  sort: clickSortHeader,
  filter: typeSearch,
}
window.__bench = bench
