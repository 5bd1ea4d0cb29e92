import { memo } from 'react'
import { seriesColor, type ChartValues } from '../chart/chartProps.ts'
import type { PlotArea } from '../chart/chartScale.ts'
import { layerPaths, tickPath } from './columnPaths.ts'
import type { ColumnLayout } from './columnLayout.ts'
import type { StackedSeries } from './StackedSeries.ts'

interface ColumnsProps {
  count: number
  /** From the bottom up. */
  series: readonly StackedSeries[]
  /** Totals of the earlier period. */
  earlier: ChartValues | undefined
  max: number
  area: PlotArea
  layout: ColumnLayout
  isLastIncomplete: boolean
}

/** The columns, one path per platform, and the comparison ticks. Memoised: unaffected by the readout. */
export const Columns = memo(function Columns({
  count,
  series,
  earlier,
  max,
  area,
  layout,
  isLastIncomplete,
}: ColumnsProps) {
  const paths = layerPaths(
    series.map(({ values }) => values),
    count,
    max,
    area,
    layout,
    isLastIncomplete,
  )
  const ticks = earlier ? tickPath(earlier, max, area, layout) : ''
  return (
    <>
      <g className="columns" shapeRendering={layout.slot < 2 ? 'crispEdges' : undefined}>
        {series.map((layer, index) => {
          const { complete = '', incomplete = '' } = paths[index] ?? {}
          return (
            <g key={layer.name} fill={seriesColor(layer)}>
              {complete !== '' && <path className="layer" d={complete} />}
              {incomplete !== '' && <path className="layer incomplete" stroke={seriesColor(layer)} d={incomplete} />}
            </g>
          )
        })}
      </g>
      {ticks !== '' && (
        <>
          <path className="tick-edge" d={ticks} />
          <path className="tick" d={ticks} />
        </>
      )}
    </>
  )
})
