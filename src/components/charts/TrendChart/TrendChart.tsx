import { useMemo, memo } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { dayLabel } from '../chart/axisDayLabels.ts'
import {
  seriesColor,
  hasComparison,
  seriesAt,
  type ChartProps,
  type ChartSeries,
  type ChartValues,
} from '../chart/chartProps.ts'
import { ChartShell, type Placement } from '../chart/ChartShell.tsx'
import { type PlotArea, toY } from '../chart/chartScale.ts'
import { Legend, type LegendLine } from '../chart/Legend.tsx'
import { ReadoutBox, Crosshair, TrendReadout, trendReadoutTexts } from './TrendReadout.tsx'
import { earlierColor, Lines } from './Lines.tsx'
import { nearestIndex, toX } from './linePath.ts'
import { EndLabels, type EndLabel } from '../chart/EndLabels.tsx'

export type TrendChartProps = ChartProps

/** Distance in px between the edges of the grid and the first and last day. */
const INSET_PX = 6

function placePoints(count: number, plotArea: PlotArea): Placement {
  const area = { ...plotArea, left: plotArea.left + INSET_PX, right: plotArea.right - INSET_PX }
  return {
    area,
    at: (index) => toX(index, count, area),
    indexAt: (x) => nearestIndex(x, count, area),
    isLastAtEdge: true,
  }
}

/**
 * Figures per day or month as lines, with the comparison period as thinner dashed lines. A readout follows the pointer
 * or arrow keys, and a switch shows the data as a table.
 */
export function TrendChart(chart: TrendChartProps) {
  const { days, series, per = 'day', period, comparisonKind = 'previous', isLastIncomplete = false } = chart
  const lines = useMemo(() => series.flatMap(({ values, earlier }) => [values, earlier]), [series])
  const isSingle = series.length === 1

  return (
    <ChartShell
      chart={chart}
      values={lines}
      labelCount={series.length}
      place={placePoints}
      readoutTexts={(index) => trendReadoutTexts(index, chart)}
      draw={({ hasData, max, placement: { area, at }, read }) => (
        <>
          {hasData && (
            <Lines count={days.length} series={series} max={max} area={area} isLastIncomplete={isLastIncomplete} />
          )}
          {read && <Crosshair index={read.index} x={at(read.index)} series={series} max={max} area={area} />}
        </>
      )}
      overlay={({ hasData, hasEndLabels, width, max, placement: { area, at }, read }) => (
        <>
          {hasData && hasEndLabels && (
            <LineLabels series={series} comparisonKind={comparisonKind} max={max} area={area} width={width} />
          )}
          {read && (
            <ReadoutBox
              x={at(read.index)}
              area={area}
              width={width}
              day={dayLabel(days[read.index], per, period)}
              notes={read.notes}
              compared={hasComparison(seriesAt(chart, read.index)) && !isSingle}
            >
              <TrendReadout index={read.index} chart={chart} />
            </ReadoutBox>
          )}
        </>
      )}
      legend={({ hasEndLabels, events }) => (
        <Legend
          series={hasEndLabels || (hasComparison(series) && isSingle) ? [] : series}
          lines={legendLines(chart, hasEndLabels)}
          events={events}
        />
      )}
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

interface LineLabelsProps {
  series: readonly ChartSeries[]
  comparisonKind: NonNullable<ChartProps['comparisonKind']>
  max: number
  area: PlotArea
  width: number
}

/** Labels at the last known point of each line: its name, or for a single compared line the two periods. */
const LineLabels = memo(function LineNames({ series, comparisonKind, max, area, width }: LineLabelsProps) {
  const names = useMemo(
    () => labelsOf(series, comparisonKind, (values) => toY(values.findLast((value) => value !== null) ?? 0, max, area)),
    [series, comparisonKind, max, area],
  )
  return <EndLabels names={names} area={area} width={width} />
})

function labelsOf(
  series: readonly ChartSeries[],
  comparisonKind: LineLabelsProps['comparisonKind'],
  endY: (values: ChartValues) => number,
): EndLabel[] {
  const [first] = series
  if (first?.earlier && series.length === 1) {
    return [
      { name: chartText.thisPeriod, y: endY(first.values) },
      { name: chartText.comparisonNames[comparisonKind].short, muted: true, y: endY(first.earlier) },
    ]
  }
  return series.map((line) => ({
    name: line.name,
    platform: line.platform,
    color: line.platform ? undefined : seriesColor(line),
    y: endY(line.values),
  }))
}
