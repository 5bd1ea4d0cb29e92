import { Fragment, type ReactNode } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { changeKind, Delta } from '#components/data/Delta/Delta.tsx'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { dayLabel } from '../chart/axisDayLabels.ts'
import { formatFull } from '../chart/chartFormats.ts'
import {
  changeOf,
  seriesColor,
  hasComparison,
  seriesAt,
  type ChartProps,
  type ChartSeries,
} from '../chart/chartProps.ts'
import { toY, type PlotArea } from '../chart/chartScale.ts'
import { SeriesMark } from '../chart/Legend.tsx'
import { earlierColor } from './Lines.tsx'

/** The vertical line of the readout, with a point on each line. */
export function Crosshair({
  index,
  x,
  series,
  max,
  area,
}: {
  index: number
  x: number
  series: readonly ChartSeries[]
  max: number
  area: PlotArea
}) {
  return (
    <>
      <line className="cross" x1={x} x2={x} y1={area.top} y2={area.bottom} />
      {series.map((line) => {
        const [value, earlier] = [line.values[index] ?? null, line.earlier?.[index] ?? null]
        return (
          <Fragment key={line.name}>
            {earlier !== null && (
              <circle
                className="point earlier"
                cx={x}
                cy={toY(earlier, max, area)}
                r={3.5}
                stroke={earlierColor(series, line)}
              />
            )}
            {value !== null && (
              <circle className="point" cx={x} cy={toY(value, max, area)} r={4} stroke={seriesColor(line)} />
            )}
          </Fragment>
        )
      })}
    </>
  )
}

/** The readout of a day: a row per line with its earlier value and change; with a single line these are below it. */
export function TrendReadout({ index, chart }: { index: number; chart: ChartProps }) {
  const { format = 'int' } = chart
  const series = seriesAt(chart, index)
  const [only] = series
  if (only && series.length === 1) return <SingleLineFigures index={index} line={only} chart={chart} />
  const compared = hasComparison(series)
  const kind = changeKind(format)
  return (
    <>
      {compared && <ColumnHeaders index={index} chart={chart} />}
      {series.map((line) => (
        <Fragment key={line.name}>
          <span className="name">
            <SeriesMark series={line} />
            <PlainName className="ellipsis" name={line.name} />
          </span>
          <b>{formatFull(line.values[index] ?? null, format)}</b>
          {compared && <span>{formatFull(line.earlier?.[index] ?? null, format)}</span>}
          {compared && <Delta change={changeOf(line, index, kind)} kind={kind} />}
        </Fragment>
      ))}
    </>
  )
}

function ColumnHeaders({
  index,
  chart: { earlierDays, earlierPeriod, comparisonKind = 'previous', per = 'day' },
}: {
  index: number
  chart: ChartProps
}) {
  const day = earlierDays?.[index]
  return (
    <>
      <span />
      <span />
      <span className="head">
        {day === undefined ? chartText.comparisonNames[comparisonKind].short : dayLabel(day, per, earlierPeriod)}
      </span>
      <span className="head">{chartText.change}</span>
    </>
  )
}

function SingleLineFigures({
  index,
  line,
  chart: { earlierDays, earlierPeriod, comparisonKind = 'previous', per = 'day', format = 'int' },
}: {
  index: number
  line: ChartSeries
  chart: ChartProps
}) {
  const { name, values, earlier } = line
  const day = earlierDays?.[index]
  const kind = changeKind(format)
  return (
    <>
      <span className="name">
        <PlainName className="ellipsis" name={name} />
      </span>
      <b>{formatFull(values[index] ?? null, format)}</b>
      {earlier && (
        <>
          <span className="name">
            {chartText.comparisonDay(
              chartText.comparisonNames[comparisonKind].short,
              day === undefined ? null : dayLabel(day, per, earlierPeriod),
            )}
          </span>
          <b>{formatFull(earlier[index] ?? null, format)}</b>
          <span className="name">{chartText.change}</span>
          <Delta change={changeOf(line, index, kind)} kind={kind} />
        </>
      )}
    </>
  )
}

/** The readout as text for the live region. */
export function trendReadoutTexts(index: number, chart: ChartProps): string[] {
  const { format = 'int', comparisonKind = 'previous' } = chart
  const kind = changeKind(format)
  return seriesAt(chart, index).map((line) => {
    const { name, values, earlier } = line
    const [value, earlierValue] = [values[index] ?? null, earlier?.[index] ?? null]
    const figure = chartText.seriesValue(name, formatFull(value, format))
    return earlier
      ? chartText.comparedReadout(
          figure,
          chartText.comparisonNames[comparisonKind].short,
          formatFull(earlierValue, format),
          chartText.changeReadout(changeOf(line, index, kind), kind),
        )
      : figure
  })
}

interface ReadoutBoxProps {
  /** The x position of the day in px from the chart's left edge. */
  x: number
  area: PlotArea
  width: number
  day: string
  /** From `notesAt`. */
  notes: readonly string[]
  /** Grid cells: a name and a value per series, with `compared` also the earlier value and the change. */
  children: ReactNode
  compared?: boolean
}

/** Minimum chart width in px to place the box next to its day; in narrower charts it is at the opposite edge. */
const MIN_WIDTH_BESIDE_DAY_PX = 720

/** The readout of a day: its figures and notes, at the top of the plot. Flips sides in the right half. */
export function ReadoutBox({ x, area, width, day, notes, children, compared = false }: ReadoutBoxProps) {
  return (
    <div className="readout" style={{ top: area.top - 8, ...positionOf(x, area, width) }}>
      <div className="day">{day}</div>
      <div className={compared ? 'figures compared' : 'figures'}>{children}</div>
      {notes.length > 0 && (
        <div className="notes">
          {notes.map((note, index) => (
            <div key={index}>
              <PlainName name={note} />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function positionOf(x: number, { left, right }: PlotArea, width: number) {
  const isFlipped = x > (left + right) / 2
  if (width < MIN_WIDTH_BESIDE_DAY_PX) return isFlipped ? { left: 0 } : { right: 0 }
  return isFlipped ? { right: `calc(100% - ${x - 16}px)` } : { left: x + 16 }
}
