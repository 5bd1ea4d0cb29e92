import { useMemo } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { PLATFORMS } from '#domain/platforms.ts'
import { Axes, NoDataMessage } from '../chart/Axes.tsx'
import { axisDayLabels, dayLabel } from '../chart/axisDayLabels.ts'
import { eventsByIndex, notesAt } from '../chart/chartEvents.ts'
import { hasComparison, type ChartProps, type ChartSeries, type ChartValues } from '../chart/chartProps.ts'
import { hasValues, maxValueOf } from '../chart/chartScale.ts'
import { ChartShell } from '../chart/ChartShell.tsx'
import { EventMarks } from '../chart/EventMarks.tsx'
import { Legend } from '../chart/Legend.tsx'
import { MAX_READOUT_EVENTS } from '../chart/ReadoutBox.tsx'
import { useChartPlot } from '../chart/useChartPlot.ts'
import { useReadout } from '../chart/useReadout.ts'
import { stackTotals } from './columnPaths.ts'
import { columnAt, columnLayout } from './columnLayout.ts'
import { Columns } from './Columns.tsx'
import { LayerLabels } from './LayerLabels.tsx'
import { StackReadout, stackReadoutTexts } from './StackReadout.tsx'
import type { StackedSeries } from './StackedSeries.ts'

/** Like TrendChartProps, but for counts only: rates can't be stacked. */
export interface StackedColumnsProps extends Omit<ChartProps, 'series' | 'format'> {
  /** In any order; stacked in the order of the platforms from the bottom up. */
  series: readonly StackedSeries[]
}

const NO_VALUES: ChartValues = []

/**
 * Counts per day or month as columns stacked by platform, each with a tick at the total of the comparison period. A
 * readout above them follows the pointer or arrow keys, and a switch shows the data as a table.
 */
export function StackedColumns(chart: StackedColumnsProps) {
  const { days, per = 'day', period, comparisonKind = 'previous', isLastIncomplete = false, events: eventsProp } = chart
  const series = useMemo(
    () => chart.series.toSorted((a, b) => PLATFORMS.indexOf(a.platform) - PLATFORMS.indexOf(b.platform)),
    [chart.series],
  )
  const totals = useMemo(
    () =>
      stackTotals(
        series.map(({ values }) => values),
        days.length,
      ),
    [series, days],
  )
  const earlier = useMemo(
    () =>
      hasComparison(series)
        ? stackTotals(
            series.map((layer) => layer.earlier ?? NO_VALUES),
            days.length,
          )
        : null,
    [series, days],
  )
  const total = useMemo((): ChartSeries => {
    const complete = series.map((layer) => layer.complete ?? layer.values)
    const isCut = series.some((layer) => layer.complete)
    return {
      name: chartText.total,
      values: totals,
      ...(earlier && { earlier }),
      ...(isCut && { complete: stackTotals(complete, days.length) }),
    }
  }, [series, totals, earlier, days])
  const hasData = useMemo(() => hasValues([totals, earlier ?? NO_VALUES]), [totals, earlier])
  const maxValue = useMemo(() => maxValueOf([totals, earlier ?? NO_VALUES]), [totals, earlier])
  const { frame, width, height, max, yLabels, area, hasEndLabels, textScale } = useChartPlot(
    chart,
    maxValue,
    series.length + (earlier === null ? 0 : 1),
  )
  const layout = useMemo(() => columnLayout(days.length, area), [days, area])
  const xLabels = useMemo(
    () =>
      axisDayLabels(days, per, (area.right - area.left) / textScale, period).map(({ index, text }) => ({
        x: layout.middle(index),
        text,
      })),
    [days, per, period, area, layout, textScale],
  )
  const events = useMemo(() => eventsByIndex({ days, per, events: eventsProp ?? [] }), [days, per, eventsProp])
  const readout = useReadout({
    frame,
    count: days.length,
    page: per === 'month' ? 3 : 7,
    indexAt: (x) => columnAt(x, days.length, area),
  })
  const table = useMemo(() => (series.length > 1 ? [...series, total] : series), [series, total])

  const earlierLabel = useMemo(
    () => earlier && { name: chartText.comparisonNames[comparisonKind].short, totals: earlier },
    [earlier, comparisonKind],
  )

  const { index } = readout
  const readoutText = (day: number) =>
    chartText.readout(dayLabel(days[day], per, period), [
      ...stackReadoutTexts({ index: day, series, total, chart }),
      ...notesAt(chart, day, events.get(day)),
    ])

  return (
    <ChartShell
      chart={chart}
      table={table}
      frame={frame}
      width={width}
      height={height}
      readout={readout}
      readoutText={readoutText}
      plot={
        <>
          <Axes area={area} yLabels={hasData ? yLabels : []} xLabels={xLabels} />
          {index !== null && (
            <rect
              className="band"
              x={layout.middle(index) - Math.max(3, layout.slot) / 2}
              y={area.top}
              width={Math.max(3, layout.slot)}
              height={area.bottom - area.top}
            />
          )}
          {hasData ? (
            <Columns
              count={days.length}
              series={series}
              earlier={earlier}
              max={max}
              area={area}
              layout={layout}
              isLastIncomplete={isLastIncomplete}
            />
          ) : (
            <NoDataMessage area={area} />
          )}
          <EventMarks events={events} xAt={layout.middle} bottom={area.bottom} />
        </>
      }
      strip={
        index !== null && (
          <StackReadout
            index={index}
            series={series}
            total={total}
            chart={chart}
            notes={notesAt(chart, index, events.get(index), MAX_READOUT_EVENTS)}
          />
        )
      }
      overlay={
        hasData &&
        hasEndLabels && (
          <LayerLabels series={series} totals={totals} earlier={earlierLabel} max={max} area={area} width={width} />
        )
      }
      legend={
        <Legend
          series={hasEndLabels ? [] : series}
          lines={
            earlier && !hasEndLabels
              ? [{ name: chartText.comparisonNames[comparisonKind].short, color: 'var(--text)' }]
              : []
          }
          events={events}
        />
      }
    />
  )
}
