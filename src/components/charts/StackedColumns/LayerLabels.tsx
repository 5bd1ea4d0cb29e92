import { memo, useMemo } from 'react'
import type { ChartValues } from '../chart/chartProps.ts'
import { toY, type PlotArea } from '../chart/chartScale.ts'
import { EndLabels } from '../chart/EndLabels.tsx'
import type { StackedSeries } from './StackedSeries.ts'

interface LayerLabelsProps {
  /** From the bottom up. */
  series: readonly StackedSeries[]
  totals: ChartValues
  max: number
  area: PlotArea
  width: number
}

/** Labels next to the layers of the last column with data. */
export const LayerLabels = memo(function LayerNames({ series, totals, max, area, width }: LayerLabelsProps) {
  const names = useMemo(() => {
    const last = totals.findLastIndex((total) => total !== null)
    let below = 0
    return series.map(({ name, platform, values }) => {
      const value = values[last] ?? 0
      below += value
      return { name, platform, y: toY(below - value / 2, max, area) }
    })
  }, [series, totals, max, area])
  return <EndLabels names={names} area={area} width={width} />
})
