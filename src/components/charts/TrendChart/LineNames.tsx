import { memo, useMemo } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { EndNames, type EndName } from '../chart/EndNames.tsx'
import { colorOf, type ChartProps, type ChartSeries, type ChartValues } from '../chart/chartProps.ts'
import { yOf, type PlotArea } from '../chart/chartScale.ts'

interface LineNamesProps {
  series: readonly ChartSeries[]
  earlierIs: NonNullable<ChartProps['earlierIs']>
  max: number
  area: PlotArea
  width: number
}

/** Labels at the last known point of each line: its name, or for a single compared line the two periods. */
export const LineNames = memo(function LineNames({ series, earlierIs, max, area, width }: LineNamesProps) {
  const names = useMemo(
    () => labelsOf(series, earlierIs, (values) => yOf(values.findLast((value) => value !== null) ?? 0, max, area)),
    [series, earlierIs, max, area],
  )
  return <EndNames names={names} area={area} width={width} />
})

function labelsOf(
  series: readonly ChartSeries[],
  earlierIs: LineNamesProps['earlierIs'],
  endY: (values: ChartValues) => number,
): EndName[] {
  const [first] = series
  if (first?.earlier && series.length === 1) {
    return [
      { name: chartText.thisPeriod, y: endY(first.values) },
      { name: chartText.earlier[earlierIs].short, muted: true, y: endY(first.earlier) },
    ]
  }
  return series.map((line) => ({
    name: line.name,
    platform: line.platform,
    color: line.platform ? undefined : colorOf(line),
    y: endY(line.values),
  }))
}
