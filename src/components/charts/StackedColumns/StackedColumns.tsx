import { useMemo } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { PLATFORMS } from '#domain/metrics.ts'
import { Axes, NoFigures } from '../chart/Axes.tsx'
import { axisDays, readDay } from '../chart/axisDays.ts'
import { eventsByPlace, notesOf } from '../chart/chartEvents.ts'
import { isCompared, type ChartProps, type ChartValues } from '../chart/chartProps.ts'
import { hasValues, highest } from '../chart/chartScale.ts'
import { ChartShell } from '../chart/ChartShell.tsx'
import { EventMarks } from '../chart/EventMarks.tsx'
import { Keys } from '../chart/Keys.tsx'
import { EVENTS_NAMED, ReadingBox } from '../chart/ReadingBox.tsx'
import { useChartPlot } from '../chart/useChartPlot.ts'
import { useReading } from '../chart/useReading.ts'
import { totalsOf } from './columnPaths.ts'
import { columnAt, columnPlaces } from './columnPlaces.ts'
import { Columns } from './Columns.tsx'
import { LayerNames } from './LayerNames.tsx'
import { StackFigures, tellStack } from './StackReading.tsx'
import type { StackedSeries } from './StackedSeries.ts'

/** As TrendChart, but for counts alone: rates cannot be stacked. */
export interface StackedColumnsProps extends Omit<ChartProps, 'series' | 'format'> {
  /** In any order: they are stacked as Google, Meta, Pinterest, from the base up. */
  series: readonly StackedSeries[]
}

const NOTHING: ChartValues = []

/**
 * Counts per day or month as columns, stacked by platform, each with a tick at the total of the period compared with. The
 * pointer or the arrow keys read it column by column, a switch shows the same figures as a table (visual.md, screen 6 and
 * Accessibility; tokens.md, Chart palette: 1.5 px between layers, 88 % fill).
 */
export function StackedColumns(chart: StackedColumnsProps) {
  const { days, per = 'day', period, earlierIs = 'previous', openEnd = false, events: given } = chart
  const series = useMemo(
    () => chart.series.toSorted((a, b) => PLATFORMS.indexOf(a.platform) - PLATFORMS.indexOf(b.platform)),
    [chart.series],
  )
  const totals = useMemo(
    () =>
      totalsOf(
        series.map(({ values }) => values),
        days.length,
      ),
    [series, days],
  )
  const earlier = useMemo(
    () =>
      isCompared(series)
        ? totalsOf(
            series.map((layer) => layer.earlier ?? NOTHING),
            days.length,
          )
        : null,
    [series, days],
  )
  const known = useMemo(() => hasValues([totals, earlier ?? NOTHING]), [totals, earlier])
  const most = useMemo(() => highest([totals, earlier ?? NOTHING]), [totals, earlier])
  const { frame, width, height, max, marks, area, endNames } = useChartPlot(chart, most, series.length)
  const places = useMemo(() => columnPlaces(days.length, area), [days, area])
  const ticks = useMemo(
    () => axisDays(days, per, area.right - area.left, period).map(({ at, text }) => ({ x: places.middle(at), text })),
    [days, per, period, area, places],
  )
  const events = useMemo(() => eventsByPlace({ days, per, events: given ?? [] }), [days, per, given])
  const reading = useReading({
    frame,
    count: days.length,
    page: per === 'month' ? 3 : 7,
    placeAt: (x) => columnAt(x, days.length, area),
  })
  const table = useMemo(
    () =>
      series.length > 1 ? [...series, { name: chartText.total, values: totals, ...(earlier && { earlier }) }] : series,
    [series, totals, earlier],
  )

  const { at } = reading
  const told = (place: number) =>
    chartText.reading(readDay(days[place], per, period), [
      ...tellStack({ at: place, series, totals, earlier, chart }),
      ...notesOf(chart, place, events.get(place)),
    ])

  return (
    <ChartShell
      chart={chart}
      table={table}
      frame={frame}
      width={width}
      height={height}
      reading={reading}
      told={told}
      drawing={
        <>
          <Axes area={area} marks={known ? marks : []} ticks={ticks} />
          {at !== null && (
            <rect
              className="band"
              x={places.middle(at) - Math.max(3, places.slot) / 2}
              y={area.top}
              width={Math.max(3, places.slot)}
              height={area.bottom - area.top}
            />
          )}
          {known ? (
            <Columns
              count={days.length}
              series={series}
              earlier={earlier}
              max={max}
              area={area}
              places={places}
              openEnd={openEnd}
            />
          ) : (
            <NoFigures area={area} />
          )}
          <EventMarks events={events} xs={places.middle} bottom={area.bottom} />
        </>
      }
      over={
        <>
          {known && endNames && <LayerNames series={series} totals={totals} max={max} area={area} width={width} />}
          {at !== null && (
            <ReadingBox
              x={places.middle(at)}
              area={area}
              width={width}
              day={readDay(days[at], per, period)}
              notes={notesOf(chart, at, events.get(at), EVENTS_NAMED)}
            >
              <StackFigures at={at} series={series} totals={totals} earlier={earlier} chart={chart} />
            </ReadingBox>
          )}
        </>
      }
      keys={
        <Keys
          series={endNames ? [] : series}
          lines={earlier ? [{ name: chartText.totalOf(chartText.earlier[earlierIs].full), color: 'var(--text)' }] : []}
          events={events}
        />
      }
    />
  )
}
