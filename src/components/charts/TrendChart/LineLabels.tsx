import { memo, useMemo } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { EndLabels, type EndLabel } from '../chart/EndLabels.tsx'
import { seriesColor, type ChartProps, type ChartSeries, type ChartValues } from '../chart/chartProps.ts'
import { toY, type PlotArea } from '../chart/chartScale.ts'

interface LineLabelsProps {
  series: readonly ChartSeries[]
  comparisonKind: NonNullable<ChartProps['comparisonKind']>
  max: number
  area: PlotArea
  width: number
}

/** Labels at the last known point of each line: its name, or for a single compared line the two periods. */
export const LineLabels = memo(function LineNames({ series, comparisonKind, max, area, width }: LineLabelsProps) {
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
