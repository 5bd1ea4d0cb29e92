import { useMemo, useState } from 'react'
import type { Day } from '#domain/day.ts'
import type { Change } from '#domain/change.ts'
import { chartText } from '#domain/messages/data.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { Column } from '#components/data/DataTable/column.ts'
import { DataTable } from '#components/data/DataTable/DataTable.tsx'
import { valuesOf } from '#components/data/DataTable/sortRows.ts'
import { useRowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { changeKind, Delta } from '#components/data/Delta/Delta.tsx'
import { dayLabel } from './axisDayLabels.ts'
import { eventsByIndex, formatEvents } from './chartEvents.ts'
import { changeOf, type ChartProps, type ChartSeries } from './chartProps.ts'

interface DayRow {
  day: Day
  index: number
}

/** In px. */
const [ROW_HEIGHT, FIGURE_WIDTH] = [32, 110]
const BY_DAY: SortKey[] = [{ key: 'day', descending: false }]
const rowId = ({ day }: DayRow) => day

/** The data of a chart as a table: a row per day and a column per series, followed by its earlier period and change. */
export function ChartTable({ chart, series }: { chart: ChartProps; series: readonly ChartSeries[] }) {
  const { label, days, per = 'day' } = chart
  const [sort, setSort] = useState(BY_DAY)
  const rows = useMemo(() => days.map((day, index) => ({ day, index })), [days])
  const columns = useMemo(() => columnsOf(chart, series), [chart, series])
  const values = useMemo(() => valuesOf(columns), [columns])
  const order = useRowOrder({ rows, values, sort })
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
      rowHeight={ROW_HEIGHT}
      smallScreenLayout="table"
      surface="panel"
    />
  )
}

function columnsOf(chart: ChartProps, series: readonly ChartSeries[]): Column<DayRow>[] {
  const { days, per = 'day', period, isLastIncomplete = false } = chart
  const events = eventsByIndex(chart)
  const dayName = (index: number) =>
    isLastIncomplete && index === days.length - 1
      ? `${dayLabel(days[index], per, period)} (${chartText.incomplete.toLowerCase()})`
      : dayLabel(days[index], per, period)
  return [
    {
      key: 'day',
      label: chartText.per[per].one,
      type: 'custom',
      sortable: true,
      minWidth: 120,
      value: ({ index }) => index,
      render: ({ index }) => <span>{dayName(index)}</span>,
    },
    ...series.flatMap((line) => columnsOfSeries(line, chart)),
    ...(events.size === 0
      ? []
      : [
          {
            key: 'events',
            label: chartText.events,
            type: 'text',
            value: ({ index }: DayRow) => formatEvents(events.get(index) ?? []).join('; '),
          } as const,
        ]),
  ]
}

function columnsOfSeries(
  series: ChartSeries,
  { format = 'int', comparisonKind = 'previous', notComparableReasons }: ChartProps,
): Column<DayRow>[] {
  const { name, values, earlier } = series
  const figureColumn = (key: string, label: string, figures: readonly (number | null)[]): Column<DayRow> => ({
    key: `${key} ${name}`,
    label,
    type: format,
    width: FIGURE_WIDTH,
    value: ({ index }) => figures[index] ?? null,
  })
  if (!earlier) return [figureColumn('series', name, values)]
  const kind = changeKind(format)
  const change = ({ index }: DayRow) => changeOf(series, index, kind)
  return [
    figureColumn('series', name, values),
    figureColumn('earlier', chartText.seriesColumn(name, chartText.comparisonNames[comparisonKind].short), earlier),
    {
      key: `change ${name}`,
      label: chartText.seriesColumn(name, chartText.change),
      type: 'custom',
      sortable: true,
      align: 'end',
      width: FIGURE_WIDTH,
      value: (row) => sortValue(change(row)),
      render: (row) => <Delta change={change(row)} kind={kind} reason={notComparableReasons?.[row.index] ?? null} />,
    },
  ]
}

/** Sorts 'new' above every increase. */
function sortValue(change: Change): number | null {
  return change === 'new' ? Infinity : change
}
