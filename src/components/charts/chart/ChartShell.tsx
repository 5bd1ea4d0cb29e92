import './chart.css'
import { useState, type ReactNode, type RefObject } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { dayLabel } from './axisDayLabels.ts'
import { formatFull } from './chartFormats.ts'
import type { ChartProps, ChartSeries, ChartView } from './chartProps.ts'
import { ChartTable } from './ChartTable.tsx'
import type { Readout } from './useReadout.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

/** The alternative text includes the series' values only up to this many series. */
const MAX_SUMMARISED_SERIES = 4

interface ChartShellProps {
  chart: ChartProps
  /** The series of the table. Default: the chart's series. */
  table?: readonly ChartSeries[]
  frame: RefObject<HTMLDivElement | null>
  /** In px; 0 until measured. */
  width: number
  height: number
  readout: Readout
  /** The text that screen readers announce for a day. */
  readoutText: (index: number) => string
  /** The content of the svg. */
  plot: ReactNode
  /** The figures of a day in one line above the plot, which has room for it. */
  strip?: ReactNode
  /** HTML on top of the svg: labels and the readout. */
  overlay: ReactNode
  legend: ReactNode
}

/** The common frame of all charts: the plot with its readout, the same data as a table, and a switch between them. */
export function ChartShell({
  chart,
  table = chart.series,
  frame,
  width,
  height,
  readout,
  readoutText,
  plot,
  strip,
  overlay,
  legend,
}: ChartShellProps) {
  const { label, days, per = 'day' } = chart
  const [ownView, setOwnView] = useState<ChartView>('chart')
  const view = chart.view ?? ownView
  const { index, isAnnounced, handlers } = readout
  const isEmpty = days.length === 0
  const readoutProps = isEmpty
    ? {}
    : ({ role: 'group', 'aria-label': chartText.keyboardHelp(label, per), tabIndex: 0, ...handlers } as const)

  return (
    <div className="chart" ref={frame} style={{ width: chart.width }}>
      {view === 'chart' && !isEmpty && (strip !== undefined || chart.view !== undefined) && (
        <div className="head">
          <div className="strip">{strip}</div>
          {chart.view !== undefined && legend}
        </div>
      )}
      {view === 'table' ? (
        <div className="rows" style={{ height }}>
          <ChartTable chart={chart} series={table} />
        </div>
      ) : (
        <div className="frame" style={{ height }} {...readoutProps}>
          {width > 0 && (
            <svg className="drawing" width={width} height={height} role="img" aria-label={summaryOf(chart)}>
              {plot}
            </svg>
          )}
          {overlay}
        </div>
      )}
      {!isEmpty && chart.view === undefined && (
        <div className="foot">
          {view === 'chart' && legend}
          <ViewSwitch label={label} view={view} onViewChange={setOwnView} />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {index !== null && isAnnounced && readoutText(index)}
      </p>
    </div>
  )
}

/** The alternative text of the chart: one sentence. */
function summaryOf({ label, days, per = 'day', period, series, format = 'int' }: ChartProps): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return `${label}. ${chartText.noData}`
  const lines =
    series.length > MAX_SUMMARISED_SERIES
      ? []
      : series.flatMap((line) => {
          const ends = firstAndLastValue(line)
          return ends === null
            ? []
            : [
                chartText.seriesValue(
                  line.name,
                  chartText.range(formatFull(ends[0], format), formatFull(ends[1], format)),
                ),
              ]
        })
  return chartText.summary(label, chartText.range(dayLabel(first, per, period), dayLabel(last, per, period)), lines)
}

function firstAndLastValue({ values }: ChartSeries): [number, number] | null {
  const first = values.find((value) => value !== null)
  const last = values.findLast((value) => value !== null)
  return first == null || last == null ? null : [first, last]
}
