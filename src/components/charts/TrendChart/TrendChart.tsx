import { useMemo } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { Axes, NoFigures } from '../chart/Axes.tsx'
import { axisDays, readDay } from '../chart/axisDays.ts'
import { eventsByPlace, notesOf } from '../chart/chartEvents.ts'
import { colorOf, isCompared, seriesAt, type ChartProps } from '../chart/chartProps.ts'
import { hasValues, highest, type PlotArea } from '../chart/chartScale.ts'
import { ChartShell } from '../chart/ChartShell.tsx'
import { EventMarks } from '../chart/EventMarks.tsx'
import { Keys, type KeyLine } from '../chart/Keys.tsx'
import { EVENTS_NAMED, ReadingBox } from '../chart/ReadingBox.tsx'
import { useChartPlot } from '../chart/useChartPlot.ts'
import { useReading } from '../chart/useReading.ts'
import { LineNames } from './LineNames.tsx'
import { earlierColor, Lines } from './Lines.tsx'
import { nearest, xOf } from './linePath.ts'
import { Crosshair, TrendFigures, tellFigures } from './TrendReading.tsx'

export type TrendChartProps = ChartProps

/** Distance in px between the edges of the grid and the first and last day. */
const INSET_PX = 6

/**
 * Figures per day or month as lines, with the comparison period as thinner dashed lines. A readout follows the pointer
 * or arrow keys, and a switch shows the data as a table.
 */
export function TrendChart(chart: TrendChartProps) {
  const { days, series, per = 'day', period, earlierIs = 'previous', openEnd = false, events: eventsProp } = chart
  const lines = useMemo(() => series.flatMap(({ values, earlier }) => [values, earlier]), [series])
  const hasData = useMemo(() => days.length > 0 && hasValues(lines), [days, lines])
  const maxValue = useMemo(() => highest(lines), [lines])
  const { frame, width, height, max, yLabels, area, hasEndLabels } = useChartPlot(chart, maxValue, series.length)
  const innerArea = useMemo(
    (): PlotArea => ({ ...area, left: area.left + INSET_PX, right: area.right - INSET_PX }),
    [area],
  )
  const xAt = useMemo(() => (index: number) => xOf(index, days.length, innerArea), [days, innerArea])
  const xLabels = useMemo(
    // The last month is at the edge; there is room for its days only with labels beside the lines.
    () =>
      axisDays(days, per, innerArea.right - innerArea.left, hasEndLabels ? period : undefined).map(
        ({ index, text }) => ({
          x: xAt(index),
          text,
        }),
      ),
    [days, per, period, hasEndLabels, innerArea, xAt],
  )
  const events = useMemo(() => eventsByPlace({ days, per, events: eventsProp ?? [] }), [days, per, eventsProp])
  const readout = useReading({
    frame,
    count: days.length,
    page: per === 'month' ? 3 : 7,
    indexAt: (x) => nearest(x, days.length, innerArea),
  })

  const { index } = readout
  const x = index === null ? 0 : xAt(index)
  const readoutText = (day: number) =>
    chartText.reading(readDay(days[day], per, period), [
      ...tellFigures(day, chart),
      ...notesOf(chart, day, events.get(day)),
    ])
  const compared = isCompared(series)
  const isSingle = series.length === 1

  return (
    <ChartShell
      chart={chart}
      frame={frame}
      width={width}
      height={height}
      readout={readout}
      readoutText={readoutText}
      plot={
        <>
          <Axes area={area} yLabels={hasData ? yLabels : []} xLabels={xLabels} />
          {hasData ? (
            <Lines count={days.length} series={series} max={max} area={innerArea} openEnd={openEnd} />
          ) : (
            <NoFigures area={area} />
          )}
          <EventMarks events={events} xAt={xAt} bottom={area.bottom} />
          {index !== null && <Crosshair index={index} x={x} series={series} max={max} area={innerArea} />}
        </>
      }
      overlay={
        <>
          {hasData && hasEndLabels && (
            <LineNames series={series} earlierIs={earlierIs} max={max} area={innerArea} width={width} />
          )}
          {index !== null && (
            <ReadingBox
              x={x}
              area={innerArea}
              width={width}
              day={readDay(days[index], per, period)}
              notes={notesOf(chart, index, events.get(index), EVENTS_NAMED)}
              compared={isCompared(seriesAt(chart, index)) && !isSingle}
            >
              <TrendFigures index={index} chart={chart} />
            </ReadingBox>
          )}
        </>
      }
      legend={
        <Keys
          series={hasEndLabels || (compared && isSingle) ? [] : series}
          lines={legendLines(chart, hasEndLabels)}
          events={events}
        />
      }
    />
  )
}

/** The line styles in the legend: both periods if they aren't labelled at the line ends, or what dashed lines mean. */
function legendLines({ series, earlierIs = 'previous' }: ChartProps, hasEndLabels: boolean): KeyLine[] {
  if (!isCompared(series)) return []
  const [line] = series
  const earlier = { name: chartText.earlier[earlierIs].full, dashed: true }
  if (!line || series.length > 1) return [{ ...earlier, color: 'var(--text-2)' }]
  return hasEndLabels
    ? []
    : [
        { name: chartText.thisPeriod, color: colorOf(line) },
        { ...earlier, color: earlierColor(series, line) },
      ]
}
