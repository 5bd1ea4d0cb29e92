import { useMemo } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { Axes, NoDataMessage } from '../chart/Axes.tsx'
import { axisDayLabels, dayLabel } from '../chart/axisDayLabels.ts'
import { eventsByIndex, notesAt } from '../chart/chartEvents.ts'
import { seriesColor, hasComparison, seriesAt, type ChartProps } from '../chart/chartProps.ts'
import { hasValues, maxValueOf, type PlotArea } from '../chart/chartScale.ts'
import { ChartShell } from '../chart/ChartShell.tsx'
import { EventMarks } from '../chart/EventMarks.tsx'
import { Legend, type LegendLine } from '../chart/Legend.tsx'
import { MAX_READOUT_EVENTS, ReadoutBox } from '../chart/ReadoutBox.tsx'
import { useChartPlot } from '../chart/useChartPlot.ts'
import { useReadout } from '../chart/useReadout.ts'
import { LineLabels } from './LineLabels.tsx'
import { earlierColor, Lines } from './Lines.tsx'
import { nearestIndex, toX } from './linePath.ts'
import { Crosshair, TrendReadout, trendReadoutTexts } from './TrendReadout.tsx'

export type TrendChartProps = ChartProps

/** Distance in px between the edges of the grid and the first and last day. */
const INSET_PX = 6

/**
 * Figures per day or month as lines, with the comparison period as thinner dashed lines. A readout follows the pointer
 * or arrow keys, and a switch shows the data as a table.
 */
export function TrendChart(chart: TrendChartProps) {
  const {
    days,
    series,
    per = 'day',
    period,
    comparisonKind = 'previous',
    isLastIncomplete = false,
    events: eventsProp,
  } = chart
  const lines = useMemo(() => series.flatMap(({ values, earlier }) => [values, earlier]), [series])
  const hasData = useMemo(() => days.length > 0 && hasValues(lines), [days, lines])
  const maxValue = useMemo(() => maxValueOf(lines), [lines])
  const { frame, width, height, max, yLabels, area, hasEndLabels, textScale } = useChartPlot(
    chart,
    maxValue,
    series.length,
  )
  const innerArea = useMemo(
    (): PlotArea => ({ ...area, left: area.left + INSET_PX, right: area.right - INSET_PX }),
    [area],
  )
  const xAt = useMemo(() => (index: number) => toX(index, days.length, innerArea), [days, innerArea])
  const xLabels = useMemo(
    // The last month is at the edge; there is room for its days only with labels beside the lines.
    () =>
      axisDayLabels(days, per, (innerArea.right - innerArea.left) / textScale, hasEndLabels ? period : undefined).map(
        ({ index, text }) => ({
          x: xAt(index),
          text,
        }),
      ),
    [days, per, period, hasEndLabels, innerArea, textScale, xAt],
  )
  const events = useMemo(() => eventsByIndex({ days, per, events: eventsProp ?? [] }), [days, per, eventsProp])
  const readout = useReadout({
    frame,
    count: days.length,
    page: per === 'month' ? 3 : 7,
    indexAt: (x) => nearestIndex(x, days.length, innerArea),
  })

  const { index } = readout
  const x = index === null ? 0 : xAt(index)
  const readoutText = (day: number) =>
    chartText.readout(dayLabel(days[day], per, period), [
      ...trendReadoutTexts(day, chart),
      ...notesAt(chart, day, events.get(day)),
    ])
  const compared = hasComparison(series)
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
            <Lines count={days.length} series={series} max={max} area={innerArea} isLastIncomplete={isLastIncomplete} />
          ) : (
            <NoDataMessage area={area} />
          )}
          <EventMarks events={events} xAt={xAt} bottom={area.bottom} />
          {index !== null && <Crosshair index={index} x={x} series={series} max={max} area={innerArea} />}
        </>
      }
      overlay={
        <>
          {hasData && hasEndLabels && (
            <LineLabels series={series} comparisonKind={comparisonKind} max={max} area={innerArea} width={width} />
          )}
          {index !== null && (
            <ReadoutBox
              x={x}
              area={innerArea}
              width={width}
              day={dayLabel(days[index], per, period)}
              notes={notesAt(chart, index, events.get(index), MAX_READOUT_EVENTS)}
              compared={hasComparison(seriesAt(chart, index)) && !isSingle}
            >
              <TrendReadout index={index} chart={chart} />
            </ReadoutBox>
          )}
        </>
      }
      legend={
        <Legend
          series={hasEndLabels || (compared && isSingle) ? [] : series}
          lines={legendLines(chart, hasEndLabels)}
          events={events}
        />
      }
    />
  )
}

/** The line styles in the legend: both periods if they aren't labelled at the line ends, or what dashed lines mean. */
function legendLines({ series, comparisonKind = 'previous' }: ChartProps, hasEndLabels: boolean): LegendLine[] {
  if (!hasComparison(series)) return []
  const [line] = series
  const earlier = { name: chartText.comparisonNames[comparisonKind].full, dashed: true }
  if (!line || series.length > 1) return [{ ...earlier, color: 'var(--text-2)' }]
  return hasEndLabels
    ? []
    : [
        { name: chartText.thisPeriod, color: seriesColor(line) },
        { ...earlier, color: earlierColor(series, line) },
      ]
}
