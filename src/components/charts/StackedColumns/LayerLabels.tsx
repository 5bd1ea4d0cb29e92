import { memo, useMemo } from 'react'
import type { ChartValues } from '../chart/chartProps.ts'
import { toY, type PlotArea } from '../chart/chartScale.ts'
import { EndLabels, type EndLabel } from '../chart/EndLabels.tsx'
import type { StackedSeries } from './StackedSeries.ts'

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
export const LayerLabels = memo(function LayerNames({ series, totals, earlier, max, area, width }: LayerLabelsProps) {
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
