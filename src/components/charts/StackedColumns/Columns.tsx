import { memo } from 'react'
import { colorOf, type ChartValues } from '../chart/chartProps.ts'
import type { PlotArea } from '../chart/chartScale.ts'
import { layerPaths, tickPath } from './columnPaths.ts'
import type { ColumnPlaces } from './columnPlaces.ts'
import type { StackedSeries } from './StackedSeries.ts'

interface ColumnsProps {
  count: number
  /** From the base up. */
  series: readonly StackedSeries[]
  /** The earlier period, all platforms together. */
  earlier: ChartValues | null
  max: number
  area: PlotArea
  places: ColumnPlaces
  openEnd: boolean
}

/** Every column of a chart, a path a platform, and the ticks over them: drawn once, and not again while a day is read. */
export const Columns = memo(function Columns({ count, series, earlier, max, area, places, openEnd }: ColumnsProps) {
  const paths = layerPaths(
    series.map(({ values }) => values),
    count,
    max,
    area,
    places,
    openEnd,
  )
  const ticks = earlier && tickPath(earlier, max, area, places)
  return (
    <>
      {series.map((layer, nth) => {
        const { closed = '', open = '' } = paths[nth] ?? {}
        return (
          <g key={layer.name} fill={colorOf(layer)} shapeRendering={places.slot < 2 ? 'crispEdges' : undefined}>
            {closed !== '' && <path className="layer" d={closed} />}
            {open !== '' && <path className="layer open" stroke={colorOf(layer)} d={open} />}
          </g>
        )
      })}
      {ticks !== null && ticks !== '' && (
        <>
          <path className="tick-edge" d={ticks} />
          <path className="tick" d={ticks} />
        </>
      )}
    </>
  )
})
