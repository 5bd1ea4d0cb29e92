import { useMemo, useState } from 'react'
import type { Day } from '#domain/catalogue.ts'
import { changeOf, type Change } from '#domain/change.ts'
import { chartText } from '#domain/messages/data.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { Column } from '#components/data/DataTable/column.ts'
import { DataTable } from '#components/data/DataTable/DataTable.tsx'
import { useRowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { Delta } from '#components/data/Delta/Delta.tsx'
import { readDay } from './axisDays.ts'
import { eventsByPlace, eventTexts } from './chartEvents.ts'
import type { ChartProps, ChartSeries } from './chartProps.ts'

interface DayRow {
  day: Day
  at: number
}

const BY_DAY: SortKey[] = [{ key: 'day', falling: false }]
const rowId = ({ day }: DayRow) => day

/** The figures of a chart as a table: a row a day, a column a line, and beside it the period compared with. */
export function ChartTable({ chart, series }: { chart: ChartProps; series: readonly ChartSeries[] }) {
  const { label, days, per = 'day' } = chart
  const [sort, setSort] = useState(BY_DAY)
  const rows = useMemo(() => days.map((day, at) => ({ day, at })), [days])
  const columns = useMemo(() => columnsOf(chart, series), [chart, series])
  const order = useRowOrder({ rows, columns, sort })
  return (
    <DataTable
      caption={label}
      rows={rows}
      order={order}
      columns={columns}
      rowId={rowId}
      noun={chartText.per[per].noun}
      sort={sort}
      onSort={setSort}
      scroll="box"
      small="table"
      surface="panel"
    />
  )
}

function columnsOf(chart: ChartProps, series: readonly ChartSeries[]): Column<DayRow>[] {
  const { days, per = 'day', period, openEnd = false } = chart
  const events = eventsByPlace(chart)
  const name = (at: number) =>
    openEnd && at === days.length - 1
      ? `${readDay(days[at], per, period)} (${chartText.notComplete.toLowerCase()})`
      : readDay(days[at], per, period)
  return [
    {
      key: 'day',
      label: chartText.per[per].one,
      type: 'custom',
      sortable: true,
      minWidth: 120,
      value: ({ at }) => at,
      render: ({ at }) => name(at),
    },
    ...series.flatMap((line) => columnsOfSeries(line, chart)),
    ...(events.size === 0
      ? []
      : [
          {
            key: 'events',
            label: chartText.events,
            type: 'text',
            value: ({ at }: DayRow) => eventTexts(events.get(at) ?? []).join('; '),
          } as const,
        ]),
  ]
}

function columnsOfSeries(
  { name, values, earlier }: ChartSeries,
  { format = 'int', earlierIs = 'previous', notCompared }: ChartProps,
): Column<DayRow>[] {
  const figure = (key: string, label: string, of: readonly (number | null)[]): Column<DayRow> => ({
    key: `${key} ${name}`,
    label,
    type: format,
    width: 130,
    value: ({ at }) => of[at] ?? null,
  })
  if (!earlier) return [figure('series', name, values)]
  const change = ({ at }: DayRow) => changeOf(values[at] ?? null, earlier[at] ?? null)
  return [
    figure('series', name, values),
    figure('earlier', chartText.of(name, chartText.earlier[earlierIs].short), earlier),
    {
      key: `change ${name}`,
      label: chartText.of(name, chartText.change),
      type: 'custom',
      sortable: true,
      align: 'end',
      width: 130,
      value: (row) => sizeOf(change(row)),
      render: (row) => <Delta change={change(row)} reason={notCompared?.[row.at] ?? null} />,
    },
  ]
}

/** What is new has grown beyond measure. */
function sizeOf(change: Change): number | null {
  return change === 'new' ? Infinity : change
}
