import './chart.css'
import { useState, type ReactNode, type RefObject } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { readDay } from './axisDays.ts'
import { fullText } from './chartFormats.ts'
import type { ChartProps, ChartSeries } from './chartProps.ts'
import { ChartTable } from './ChartTable.tsx'
import type { ChartReading } from './useReading.ts'
import { ViewSwitch, type ChartView } from './ViewSwitch.tsx'

/** So many lines are summed up in the sentence that stands for the drawing. */
const SUMMED_UP = 4

interface ChartShellProps {
  chart: ChartProps
  /** What the table shows. Default: the chart's series. */
  table?: readonly ChartSeries[]
  frame: RefObject<HTMLDivElement | null>
  /** px; 0 before it is known. */
  width: number
  height: number
  reading: ChartReading
  /** The day that is read, in words. */
  told: (at: number) => string
  /** Inside the svg. */
  drawing: ReactNode
  /** Over it: names, the day that is read. */
  over: ReactNode
  /** Under it: what the marks mean. */
  keys: ReactNode
}

/** What every chart stands in: the drawing that can be read by pointer and keys, the same as a table, and the switch between them. */
export function ChartShell({
  chart,
  table = chart.series,
  frame,
  width,
  height,
  reading,
  told,
  drawing,
  over,
  keys,
}: ChartShellProps) {
  const { label, days, per = 'day' } = chart
  const [view, setView] = useState<ChartView>('chart')
  const { at, aloud, handlers } = reading
  const empty = days.length === 0
  const readable = empty
    ? {}
    : ({ role: 'group', 'aria-label': chartText.howToRead(label, per), tabIndex: 0, ...handlers } as const)

  return (
    <div className="chart" ref={frame} style={{ width: chart.width }}>
      {view === 'table' ? (
        <div className="rows" style={{ height }}>
          <ChartTable chart={chart} series={table} />
        </div>
      ) : (
        <div className="frame" style={{ height }} {...readable}>
          {width > 0 && (
            <svg className="drawing" width={width} height={height} role="img" aria-label={summaryOf(chart)}>
              {drawing}
            </svg>
          )}
          {over}
        </div>
      )}
      {!empty && (
        <div className="foot">
          {view === 'chart' && keys}
          <ViewSwitch label={label} view={view} onView={setView} />
        </div>
      )}
      <p className="vh" role="status">
        {at !== null && aloud && told(at)}
      </p>
    </div>
  )
}

/** The drawing in one sentence (visual.md, Accessibility). */
function summaryOf({ label, days, per = 'day', period, series, format = 'int' }: ChartProps): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return `${label}. ${chartText.none}`
  const lines =
    series.length > SUMMED_UP
      ? []
      : series.flatMap((line) => {
          const ends = endsOf(line)
          return ends === null
            ? []
            : [chartText.named(line.name, chartText.range(fullText(ends[0], format), fullText(ends[1], format)))]
        })
  return chartText.summary(label, chartText.range(readDay(first, per, period), readDay(last, per, period)), lines)
}

function endsOf({ values }: ChartSeries): [number, number] | null {
  const first = values.find((value) => value !== null)
  const last = values.findLast((value) => value !== null)
  return first == null || last == null ? null : [first, last]
}
