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

/** px between the ends of the grid and the first and last day. */
const INSET = 6

/**
 * Figures per day or month as lines, one SVG path each, the period compared with as thinner dashed ones. The pointer or the
 * arrow keys read it day by day, a switch shows the same figures as a table (screens.md, Trend chart; visual.md, screen 3
 * and Accessibility: role img with a sentence, table beside it).
 */
export function TrendChart(chart: TrendChartProps) {
  const { days, series, per = 'day', period, earlierIs = 'previous', openEnd = false, events: given } = chart
  const lines = useMemo(() => series.flatMap(({ values, earlier }) => [values, earlier]), [series])
  const known = useMemo(() => days.length > 0 && hasValues(lines), [days, lines])
  const most = useMemo(() => highest(lines), [lines])
  const { frame, width, height, max, marks, area, endNames } = useChartPlot(chart, most, series.length)
  const inner = useMemo((): PlotArea => ({ ...area, left: area.left + INSET, right: area.right - INSET }), [area])
  const placeOf = useMemo(() => (at: number) => xOf(at, days.length, inner), [days, inner])
  const ticks = useMemo(
    // The last month stands at the edge: only with names beside the lines is there room for its days.
    () =>
      axisDays(days, per, inner.right - inner.left, endNames ? period : undefined).map(({ at, text }) => ({
        x: placeOf(at),
        text,
      })),
    [days, per, period, endNames, inner, placeOf],
  )
  const events = useMemo(() => eventsByPlace({ days, per, events: given ?? [] }), [days, per, given])
  const reading = useReading({
    frame,
    count: days.length,
    page: per === 'month' ? 3 : 7,
    placeAt: (x) => nearest(x, days.length, inner),
  })

  const { at } = reading
  const x = at === null ? 0 : placeOf(at)
  const told = (place: number) =>
    chartText.reading(readDay(days[place], per, period), [
      ...tellFigures(place, chart),
      ...notesOf(chart, place, events.get(place)),
    ])
  const compared = isCompared(series)
  const only = series.length === 1

  return (
    <ChartShell
      chart={chart}
      frame={frame}
      width={width}
      height={height}
      reading={reading}
      told={told}
      drawing={
        <>
          <Axes area={area} marks={known ? marks : []} ticks={ticks} />
          {known ? (
            <Lines count={days.length} series={series} max={max} area={inner} openEnd={openEnd} />
          ) : (
            <NoFigures area={area} />
          )}
          <EventMarks events={events} xs={placeOf} bottom={area.bottom} />
          {at !== null && <Crosshair at={at} x={x} series={series} max={max} area={inner} />}
        </>
      }
      over={
        <>
          {known && endNames && (
            <LineNames series={series} earlierIs={earlierIs} max={max} area={inner} width={width} />
          )}
          {at !== null && (
            <ReadingBox
              x={x}
              area={inner}
              width={width}
              day={readDay(days[at], per, period)}
              notes={notesOf(chart, at, events.get(at), EVENTS_NAMED)}
              compared={isCompared(seriesAt(chart, at)) && !only}
            >
              <TrendFigures at={at} chart={chart} />
            </ReadingBox>
          )}
        </>
      }
      keys={
        <Keys series={endNames || (compared && only) ? [] : series} lines={keyLines(chart, endNames)} events={events} />
      }
    />
  )
}

/** The periods under the chart: which line is which where they are not named at its ends, or what the dashed ones are. */
function keyLines({ series, earlierIs = 'previous' }: ChartProps, endNames: boolean): KeyLine[] {
  if (!isCompared(series)) return []
  const [line] = series
  const earlier = { name: chartText.earlier[earlierIs].full, dashed: true }
  if (!line || series.length > 1) return [{ ...earlier, color: 'var(--text-2)' }]
  return endNames
    ? []
    : [
        { name: chartText.thisPeriod, color: colorOf(line) },
        { ...earlier, color: earlierColor(series, line) },
      ]
}
