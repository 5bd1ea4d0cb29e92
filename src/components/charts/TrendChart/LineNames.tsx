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

/** The name of each line at its last known point; a lone line and the one it is compared with are named by their periods. */
export const LineNames = memo(function LineNames({ series, earlierIs, max, area, width }: LineNamesProps) {
  const names = useMemo(
    () => namesOf(series, earlierIs, (values) => yOf(values.findLast((value) => value !== null) ?? 0, max, area)),
    [series, earlierIs, max, area],
  )
  return <EndNames names={names} area={area} width={width} />
})

function namesOf(
  series: readonly ChartSeries[],
  earlierIs: LineNamesProps['earlierIs'],
  end: (values: ChartValues) => number,
): EndName[] {
  const [only] = series
  if (only?.earlier && series.length === 1) {
    return [
      { name: chartText.thisPeriod, y: end(only.values) },
      { name: chartText.earlier[earlierIs].short, muted: true, y: end(only.earlier) },
    ]
  }
  return series.map((line) => ({
    name: line.name,
    platform: line.platform,
    color: line.platform ? undefined : colorOf(line),
    y: end(line.values),
  }))
}
