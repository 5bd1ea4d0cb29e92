import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import type { Day } from '#domain/catalogue.ts'
import { dayLong, fullNumber } from '#domain/format.ts'
import { chartText } from '#domain/messages/chart.ts'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { ChartFrame, Keys, Switcher } from './chartStyle.ts'
import { Plot } from './Plot.tsx'
import { Crosshair, Reading } from './Reading.tsx'
import { roundMax, type PlotArea } from './trendScale.ts'
import { useReading } from './useReading.ts'
import { useWidth } from './useWidth.ts'

// Few readers ask for the table; its code comes when one does.
const ChartTable = lazy(async () => ({ default: (await import('./ChartTable.tsx')).ChartTable }))

/** One line of a chart. */
export interface TrendSeries {
  /** Unique in the chart. */
  name: string
  /** A CSS colour; a token as `var(--gad)`. */
  color: string
  /** One value a day; null where nothing is known. Keep the array's identity between renders. */
  values: readonly (number | null)[]
  /** For a period compared with: drawn dashed and thinner. */
  dashed?: boolean
}

export interface TrendChartProps {
  /** What it shows, in one sentence: 'Clicks per day by platform'. */
  label: string
  days: readonly Day[]
  series: readonly TrendSeries[]
  /** px. Default: as wide as its surroundings. */
  width?: number
  /** px. Default 300. */
  height?: number
  /** The last day is not complete: what leads to it is dashed. */
  openEnd?: boolean
}

const VIEWS = [{ value: 'chart', label: chartText.chart }, { value: 'table', label: chartText.table }] as const

/** Below this there is no room for names at the ends of the lines: they stand under the chart. */
const NAMES_FROM = 560

/**
 * Figures per day as lines, one SVG path each. The pointer or the arrow keys read it day by day, a switch shows the same
 * figures as a table (screens.md, Trend chart; visual.md, Accessibility: role img with a sentence, table beside it).
 */
export function TrendChart({ label, days, series, width: given, height = 300, openEnd = false }: TrendChartProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, given)
  const endLabels = width >= NAMES_FROM
  const area = useMemo((): PlotArea => ({ left: 52, right: Math.max(60, width - (endLabels ? 110 : 8)), top: 12, bottom: height - 32 }), [width, height, endLabels])
  const max = useMemo(() => roundMax(series.reduce((most, { values }) => values.reduce<number>((high, value) => Math.max(high, value ?? 0), most), 0)), [series])
  const { at, aloud, handlers } = useReading(days.length, area)
  const reading = at === null ? null : { at, days, series, max, area }

  return (
    <div>
      <Switcher><SegmentedControl size="s" label={chartText.show(label)} options={VIEWS} value={view} onChange={setView} /></Switcher>
      {view === 'table' ? (
        <Suspense fallback={<div style={{ height }} />}><ChartTable label={label} days={days} series={series} /></Suspense>
      ) : (
        <>
          <ChartFrame ref={frame} role="group" aria-label={chartText.howToRead(label)} tabIndex={0} style={{ width: given, height }} {...handlers}>
            {width > 0 && (
              <svg width={width} height={height} role="img" aria-label={label}>
                <Plot days={days} series={series} max={max} area={area} openEnd={openEnd} endLabels={endLabels} />
                {reading && <Crosshair {...reading} />}
              </svg>
            )}
            {reading && <Reading {...reading} />}
          </ChartFrame>
          {!endLabels && <Keys>{series.map(({ name, color }) => <li key={name}><i style={{ background: color }} /><bdi>{name}</bdi></li>)}</Keys>}
        </>
      )}
      <p className="vh" role="status">
        {at !== null && aloud && chartText.reading(dayLong(days[at] ?? null), series.map(({ name, values }) => `${name} ${fullNumber(values[at] ?? null)}`))}
      </p>
    </div>
  )
}
