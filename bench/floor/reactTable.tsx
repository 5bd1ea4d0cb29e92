import '#components/theme/tokens.css'
import '#components/theme/base.css'
import '../bench.css'
import './table.css'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { clickSortHeader, typeSearch, type BenchColumn, type BenchRow } from '../benchWindow.ts'
import { filterRows, OVERSCAN, ROW, sortRows, totalsOf, formatCell } from './tableRows.ts'

/*
 * The floor in React: windowing of fixed-height rows and plain cells, nothing else. The difference from our DataTable
 * is the cost of its features.
 */

interface TableProps {
  rows: readonly BenchRow[]
  columns: readonly BenchColumn[]
}

const classOf = ({ type }: BenchColumn) => (type === 'text' ? undefined : 'num end')

const Line = memo(function Line({ row, columns }: { row: BenchRow | undefined; columns: TableProps['columns'] }) {
  return (
    <tr>
      {columns.map((column) => (
        <td key={column.key} className={classOf(column)}>
          {formatCell(column.type, row?.[column.key])}
        </td>
      ))}
    </tr>
  )
})

function Table({ rows, columns }: TableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  const [sort, setSort] = useState<{ key: string | null; descending: boolean }>({ key: null, descending: true })
  const [search, setSearch] = useState('')
  const sorted = useMemo(() => sortRows(rows, sort.key, sort.descending), [rows, sort])
  const order = useMemo(() => filterRows(rows, sorted, search), [rows, sorted, search])
  const totals = useMemo(() => totalsOf(rows, order, columns), [rows, order, columns])
  useEffect(() => {
    const handleScroll = () => setTop(Math.floor(-(body.current?.getBoundingClientRect().top ?? 0) / ROW))
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [])
  const first = Math.max(0, Math.min(top, order.length) - OVERSCAN)
  const end = Math.min(order.length, Math.max(0, top) + Math.ceil(window.innerHeight / ROW) + OVERSCAN)
  return (
    <>
      <div className="tools">
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </div>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} className={classOf(column)} style={{ width: column.width }}>
                <button
                  className="sort"
                  onClick={() =>
                    setSort({ key: column.key, descending: sort.key === column.key ? !sort.descending : true })
                  }
                >
                  {column.label}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <tr className="gap" style={{ height: first * ROW }} />
          {Array.from(order.subarray(first, end), (index) => (
            <Line key={index} row={rows[index]} columns={columns} />
          ))}
          <tr className="gap" style={{ height: (order.length - end) * ROW }} />
        </tbody>
        <tfoot>
          <tr>
            {totals.map((text, index) => (
              <td key={index} className={columns[index] && classOf(columns[index])}>
                {text}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  )
}

window.__bench = {
  mount: (rows: readonly BenchRow[]) => {
    const root = document.getElementById('root')
    if (root) flushSync(() => createRoot(root).render(<Table rows={rows} columns={window.__columns ?? []} />))
  },
  sort: clickSortHeader,
  filter: typeSearch,
}
