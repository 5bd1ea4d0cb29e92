import { Fragment } from 'react'
import { changeOf } from '#domain/change.ts'
import { chartText } from '#domain/messages/data.ts'
import { Delta } from '#components/data/Delta/Delta.tsx'
import { readDay } from '../chart/axisDays.ts'
import { fullText } from '../chart/chartFormats.ts'
import { colorOf, isCompared, seriesAt, type ChartProps, type ChartSeries } from '../chart/chartProps.ts'
import { yOf, type PlotArea } from '../chart/chartScale.ts'
import { SeriesMark } from '../chart/Keys.tsx'
import { earlierColor } from './Lines.tsx'

/** A line over the day that is read, and a point on each of the chart's lines. */
export function Crosshair({
  at,
  x,
  series,
  max,
  area,
}: {
  at: number
  x: number
  series: readonly ChartSeries[]
  max: number
  area: PlotArea
}) {
  return (
    <>
      <line className="cross" x1={x} x2={x} y1={area.top} y2={area.bottom} />
      {series.map((line) => {
        const [value, earlier] = [line.values[at] ?? null, line.earlier?.[at] ?? null]
        return (
          <Fragment key={line.name}>
            {earlier !== null && (
              <circle
                className="point earlier"
                cx={x}
                cy={yOf(earlier, max, area)}
                r={3.5}
                stroke={earlierColor(series, line)}
              />
            )}
            {value !== null && (
              <circle className="point" cx={x} cy={yOf(value, max, area)} r={4} stroke={colorOf(line)} />
            )}
          </Fragment>
        )
      })}
    </>
  )
}

/** What a chart of lines says of one day: a figure a line; beside it the earlier figure and the change, below it where there is but one line. */
export function TrendFigures({ at, chart }: { at: number; chart: ChartProps }) {
  const { format = 'int' } = chart
  const series = seriesAt(chart, at)
  const [only] = series
  if (only && series.length === 1) return <OneLine at={at} line={only} chart={chart} />
  const compared = isCompared(series)
  return (
    <>
      {compared && <Heads at={at} chart={chart} />}
      {series.map((line) => (
        <Fragment key={line.name}>
          <span className="who">
            <SeriesMark series={line} />
            <bdi className="ell">{line.name}</bdi>
          </span>
          <b>{fullText(line.values[at] ?? null, format)}</b>
          {compared && <span>{fullText(line.earlier?.[at] ?? null, format)}</span>}
          {compared && <Delta change={changeOf(line.values[at] ?? null, line.earlier?.[at] ?? null)} />}
        </Fragment>
      ))}
    </>
  )
}

function Heads({
  at,
  chart: { earlierDays, earlierPeriod, earlierIs = 'previous', per = 'day' },
}: {
  at: number
  chart: ChartProps
}) {
  const day = earlierDays?.[at]
  return (
    <>
      <span />
      <span />
      <span className="head">
        {day === undefined ? chartText.earlier[earlierIs].short : readDay(day, per, earlierPeriod)}
      </span>
      <span className="head">{chartText.change}</span>
    </>
  )
}

function OneLine({
  at,
  line: { name, values, earlier },
  chart: { earlierDays, earlierPeriod, earlierIs = 'previous', per = 'day', format = 'int' },
}: {
  at: number
  line: ChartSeries
  chart: ChartProps
}) {
  const day = earlierDays?.[at]
  return (
    <>
      <span className="who">
        <bdi className="ell">{name}</bdi>
      </span>
      <b>{fullText(values[at] ?? null, format)}</b>
      {earlier && (
        <>
          <span className="who">
            {chartText.earlierOn(
              chartText.earlier[earlierIs].short,
              day === undefined ? null : readDay(day, per, earlierPeriod),
            )}
          </span>
          <b>{fullText(earlier[at] ?? null, format)}</b>
          <span className="who">{chartText.change}</span>
          <Delta change={changeOf(values[at] ?? null, earlier[at] ?? null)} />
        </>
      )}
    </>
  )
}

/** The same in words, for the live region. */
export function tellFigures(at: number, chart: ChartProps): string[] {
  const { format = 'int', earlierIs = 'previous' } = chart
  return seriesAt(chart, at).map(({ name, values, earlier }) => {
    const [value, before] = [values[at] ?? null, earlier?.[at] ?? null]
    const figure = chartText.named(name, fullText(value, format))
    return earlier
      ? chartText.compared(
          figure,
          chartText.earlier[earlierIs].short,
          fullText(before, format),
          chartText.changed(changeOf(value, before)),
        )
      : figure
  })
}
