import { useMemo, memo } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { PLATFORMS } from '#domain/platforms.ts'
import { hasComparison, type ChartProps, type ChartSeries, type ChartValues } from '../chart/chartProps.ts'
import { ChartShell, type Placement } from '../chart/ChartShell.tsx'
import { type PlotArea, toY } from '../chart/chartScale.ts'
import { Legend } from '../chart/Legend.tsx'
import { stackTotals } from './columnPaths.ts'
import { columnAt, columnLayout, type ColumnLayout } from './columnLayout.ts'
import { Columns } from './Columns.tsx'
import { StackReadout, stackReadoutTexts } from './StackReadout.tsx'
import type { StackedSeries } from './StackedSeries.ts'
import { EndLabels, type EndLabel } from '../chart/EndLabels.tsx'

/** Like TrendChartProps, but for counts only: rates can't be stacked. */
export interface StackedColumnsProps extends Omit<ChartProps, 'series' | 'format'> {
  /** In any order; stacked in the order of the platforms from the bottom up. */
  series: readonly StackedSeries[]
}

const NO_VALUES: ChartValues = []

interface ColumnPlacement extends Placement, ColumnLayout {}

function placeColumns(count: number, area: PlotArea): ColumnPlacement {
  const layout = columnLayout(count, area)
  return { ...layout, area, at: layout.middle, indexAt: (x) => columnAt(x, count, area), isLastAtEdge: false }
}

/**
 * Counts per day or month as columns stacked by platform, each with a tick at the total of the comparison period. A
 * readout above them follows the pointer or arrow keys, and a switch shows the data as a table.
 */
export function StackedColumns(chart: StackedColumnsProps) {
  const { days, comparisonKind = 'previous', isLastIncomplete = false } = chart
  const series = useMemo(
    () => chart.series.toSorted((a, b) => PLATFORMS.indexOf(a.platform) - PLATFORMS.indexOf(b.platform)),
    [chart.series],
  )
  const total = useMemo((): ChartSeries => {
    const sum = (valuesOf: (layer: StackedSeries) => ChartValues) => stackTotals(series.map(valuesOf), days.length)
    return {
      name: chartText.total,
      values: sum(({ values }) => values),
      ...(hasComparison(series) && { earlier: sum(({ earlier = NO_VALUES }) => earlier) }),
      ...(series.some(({ complete }) => complete) && { complete: sum(({ complete, values }) => complete ?? values) }),
    }
  }, [series, days])
  const { values: totals, earlier } = total
  const values = useMemo(() => [totals, earlier], [totals, earlier])
  const table = useMemo(() => (series.length > 1 ? [...series, total] : series), [series, total])
  const earlierName = chartText.comparisonNames[comparisonKind].short
  const earlierLabel = useMemo(() => earlier && { name: earlierName, totals: earlier }, [earlier, earlierName])

  return (
    <ChartShell
      chart={chart}
      table={table}
      values={values}
      labelCount={series.length + (earlier ? 1 : 0)}
      place={placeColumns}
      readoutTexts={(index) => stackReadoutTexts({ index, series, total, chart })}
      draw={({ hasData, max, placement, read }) => (
        <>
          {read && <Band index={read.index} {...placement} />}
          {hasData && (
            <Columns
              count={days.length}
              series={series}
              earlier={earlier}
              max={max}
              area={placement.area}
              layout={placement}
              isLastIncomplete={isLastIncomplete}
            />
          )}
        </>
      )}
      strip={({ read }) =>
        read && <StackReadout index={read.index} series={series} total={total} chart={chart} notes={read.notes} />
      }
      overlay={({ hasData, hasEndLabels, max, placement: { area }, width }) =>
        hasData &&
        hasEndLabels && (
          <LayerLabels series={series} totals={totals} earlier={earlierLabel} max={max} area={area} width={width} />
        )
      }
      legend={({ hasEndLabels, events }) => (
        <Legend
          series={hasEndLabels ? [] : series}
          lines={earlier && !hasEndLabels ? [{ name: earlierName, color: 'var(--text)' }] : []}
          events={events}
        />
      )}
    />
  )
}

/** Behind the column that is read out. */
function Band({ index, area, middle, slot }: ColumnPlacement & { index: number }) {
  const width = Math.max(3, slot)
  return (
    <rect className="band" x={middle(index) - width / 2} y={area.top} width={width} height={area.bottom - area.top} />
  )
}

interface LayerLabelsProps {
  /** The earlier period's name and totals, if there is a comparison. */
  earlier: { name: string; totals: ChartValues } | undefined
  /** From the bottom up. */
  series: readonly StackedSeries[]
  totals: ChartValues
  max: number
  area: PlotArea
  width: number
}

/** Labels next to the layers of the last column with data, and next to its tick of the earlier period. */
const LayerLabels = memo(function LayerNames({ series, totals, earlier, max, area, width }: LayerLabelsProps) {
  const names = useMemo(() => {
    const last = totals.findLastIndex((total) => total !== null)
    let below = 0
    const layers = series.map(({ name, platform, values }): EndLabel => {
      const value = values[last] ?? 0
      below += value
      return { name, platform, y: toY(below - value / 2, max, area) }
    })
    const before = earlier?.totals.findLast((total) => total !== null)
    if (!earlier || before == null) return layers
    return [...layers, { name: earlier.name, color: 'var(--text)', muted: true, y: toY(before, max, area) }]
  }, [series, totals, earlier, max, area])
  return <EndLabels names={names} area={area} width={width} />
})
