import './chart.css'
import { useMemo, useState, type ReactNode, useEffect } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { Axes, NoDataMessage } from './Axes.tsx'
import { axisDayLabels, dayLabel } from './axisDayLabels.ts'
import { eventsByIndex, notesAt } from './chartEvents.ts'
import { formatFull } from './chartFormats.ts'
import type { ChartEvent, ChartProps, ChartSeries, ChartValues, ChartView } from './chartProps.ts'
import { hasValues, maxValueOf, type PlotArea } from './chartScale.ts'
import { ChartTable } from './ChartTable.tsx'
import { EventMarks } from './EventMarks.tsx'
import { useChartPlot } from './useChartPlot.ts'
import { useReadout } from './useReadout.ts'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'

/** The maximum number of events listed in a readout. */
const MAX_READOUT_EVENTS = 3

/** The alternative text includes the series' values only up to this many series. */
const MAX_SUMMARISED_SERIES = 4

/** Where the days stand in a chart. */
export interface Placement {
  /** The part of the plot area that they share. */
  area: PlotArea
  /** The x position of a day in px. */
  at: (index: number) => number
  /** The index of the day nearest to an x position in px. */
  indexAt: (x: number) => number
  /** Whether the last day is at the edge, with no room for a long label of the axis unless labels are beside it. */
  isLastAtEdge: boolean
}

/** What a chart draws with. */
interface Plot<P> {
  width: number
  /** The maximum of the y axis. */
  max: number
  placement: P
  /** Whether any value is known. */
  hasData: boolean
  /** Whether labels are at the ends of lines or layers. */
  hasEndLabels: boolean
  /** The day that is read out, with the first of its notes; null for none. */
  read: { index: number; notes: readonly string[] } | null
  events: ReadonlyMap<number, readonly ChartEvent[]>
}

interface ChartShellProps<P extends Placement> {
  chart: ChartProps
  /** The series of the table. Default: the chart's series. */
  table?: readonly ChartSeries[]
  /** All values of the y axis. Keep the array stable. */
  values: readonly (ChartValues | undefined)[]
  /** How many labels the ends of lines or layers have. */
  labelCount: number
  /** Places the days. Keep it stable. */
  place: (count: number, area: PlotArea) => P
  /** The figures of a day that screen readers announce. */
  readoutTexts: (index: number) => readonly string[]
  /** The content of the svg, between the axes and the marks of events. */
  draw: (plot: Plot<P>) => ReactNode
  /** The figures of a day in one line above the plot, which has room for it. */
  strip?: (plot: Plot<P>) => ReactNode
  /** HTML on top of the svg: labels and the readout. */
  overlay: (plot: Plot<P>) => ReactNode
  legend: (plot: Plot<P>) => ReactNode
}

/**
 * What all charts have in common: axes, marks of events, a readout that follows the pointer or arrow keys, the same data
 * as a table, and a switch between them.
 */
export function ChartShell<P extends Placement>({
  chart,
  table = chart.series,
  values,
  labelCount,
  place,
  readoutTexts,
  draw,
  strip,
  overlay,
  legend,
}: ChartShellProps<P>) {
  const { label, days, per = 'day', period, events: eventsProp } = chart
  const [ownView, setOwnView] = useState<ChartView>('chart')
  const view = chart.view ?? ownView
  const maxValue = useMemo(() => maxValueOf(values), [values])
  const { frame, width, height, max, yLabels, area, hasEndLabels, textScale } = useChartPlot(
    chart,
    maxValue,
    labelCount,
  )
  const placement = useMemo(() => place(days.length, area), [place, days, area])
  const { at, indexAt, isLastAtEdge } = placement
  const axisWidth = (placement.area.right - placement.area.left) / textScale
  const axisPeriod = isLastAtEdge && !hasEndLabels ? undefined : period
  const xLabels = useMemo(
    () => axisDayLabels(days, per, axisWidth, axisPeriod).map(({ index, text }) => ({ x: at(index), text })),
    [days, per, axisWidth, axisPeriod, at],
  )
  const hasData = useMemo(() => days.length > 0 && hasValues(values), [days, values])
  const events = useMemo(() => eventsByIndex({ days, per, events: eventsProp ?? [] }), [days, per, eventsProp])
  const { index, isAnnounced, handlers } = useReadout({
    frame,
    count: days.length,
    page: per === 'month' ? 3 : 7,
    indexAt,
  })
  const read = index === null ? null : { index, notes: notesAt(chart, index, events.get(index), MAX_READOUT_EVENTS) }
  const plot: Plot<P> = { width, max, placement, hasData, hasEndLabels, read, events }
  const isEmpty = days.length === 0
  const readoutProps = isEmpty
    ? {}
    : ({ role: 'group', 'aria-label': chartText.keyboardHelp(label, per), tabIndex: 0, ...handlers } as const)

  return (
    <div className="chart" ref={frame} style={{ width: chart.width }}>
      {view === 'chart' && !isEmpty && (strip !== undefined || chart.view !== undefined) && (
        <div className="head">
          <div className="strip">{strip?.(plot)}</div>
          {chart.view !== undefined && legend(plot)}
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
              <Axes area={area} yLabels={hasData ? yLabels : []} xLabels={xLabels} />
              {!hasData && <NoDataMessage area={area} />}
              {draw(plot)}
              <EventMarks events={events} xAt={at} bottom={area.bottom} />
            </svg>
          )}
          {overlay(plot)}
        </div>
      )}
      {!isEmpty && chart.view === undefined && (
        <div className="foot">
          {view === 'chart' && legend(plot)}
          <ViewSwitch label={label} view={view} onViewChange={setOwnView} />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {index !== null &&
          isAnnounced &&
          chartText.readout(dayLabel(days[index], per, period), [
            ...readoutTexts(index),
            ...notesAt(chart, index, events.get(index)),
          ])}
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

interface ViewSwitchProps {
  /** The chart's label. */
  label: string
  view: ChartView
  onViewChange: (view: ChartView) => void
}

const VIEWS = [
  { value: 'chart', label: chartText.chart },
  { value: 'table', label: chartText.table },
] as const

/** Switches between chart and table. Rendered after the chart has been painted, in reserved space. */
function ViewSwitch({ label, view, onViewChange }: ViewSwitchProps) {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => afterPaint(() => setIsPainted(true)), [])
  return (
    <div className="switch">
      {isPainted && (
        <SegmentedControl
          size="s"
          label={chartText.viewSwitch(label)}
          options={VIEWS}
          value={view}
          onChange={onViewChange}
        />
      )}
    </div>
  )
}

/** Runs a callback when the browser is idle (Safari: after 50 ms). Returns a function that cancels it. */
function afterPaint(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(callback, { timeout: 500 })
    return () => window.cancelIdleCallback(idle)
  }
  const timer = setTimeout(callback, 50)
  return () => clearTimeout(timer)
}
