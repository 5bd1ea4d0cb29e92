import { useMemo, useState } from 'react'
import type { Day } from '#domain/catalogue.ts'
import { dayLong } from '#domain/format.ts'
import { chartText } from '#domain/messages/chart.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { Column } from '../DataTable/column.ts'
import { DataTable } from '../DataTable/DataTable.tsx'
import { useRowOrder } from '../DataTable/useRowOrder.ts'
import type { TrendChartProps } from './TrendChart.tsx'

interface DayRow {
  day: Day
  at: number
}

const BY_DAY: SortKey[] = [{ key: 'day', falling: false }]
const rowId = ({ day }: DayRow) => day

/** The figures of a chart as a table: a row a day, a column a line. */
export function ChartTable({ label, days, series }: Pick<TrendChartProps, 'label' | 'days' | 'series'>) {
  const [sort, setSort] = useState(BY_DAY)
  const rows = useMemo(() => days.map((day, at) => ({ day, at })), [days])
  const columns = useMemo((): Column<DayRow>[] => [
    { key: 'day', label: chartText.day, type: 'custom', sortable: true, minWidth: 120, value: ({ at }) => at, render: ({ day }) => dayLong(day) },
    ...series.map(({ name, values }): Column<DayRow> => ({ key: `series ${name}`, label: name, type: 'int', width: 130, value: ({ at }) => values[at] ?? null })),
  ], [series])
  const order = useRowOrder({ rows, columns, sort })
  return <DataTable caption={label} rows={rows} order={order} columns={columns} rowId={rowId} noun={chartText.days} sort={sort} onSort={setSort} scroll="box" small="table" surface="panel" />
}
