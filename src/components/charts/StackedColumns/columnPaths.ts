import type { ChartValues } from '../chart/chartProps.ts'
import { toY, type PlotArea } from '../chart/chartScale.ts'
import type { ColumnLayout } from './columnLayout.ts'

/** The gap between layers of a column in px, taken from the upper layer. */
const GAP_PX = 1.5
const RADIUS_PX = 1.5
/** The height of the smallest layer in px, without the gap. */
const MIN_LAYER_PX = 2

/** The total of all layers per day; null if all of them are null. */
export function stackTotals(layers: readonly ChartValues[], count: number): (number | null)[] {
  return Array.from({ length: count }, (_, index) =>
    layers.reduce<number | null>((sum, values) => {
      const value = values[index] ?? null
      return value === null ? sum : (sum ?? 0) + value
    }, null),
  )
}

/** One layer of all columns as a path; an incomplete last column is a separate one. */
export interface LayerPath {
  complete: string
  incomplete: string
}

/** The paths of all layers, from the bottom up. With `isLastIncomplete` the last column is incomplete. */
export function layerPaths(
  layers: readonly ChartValues[],
  count: number,
  max: number,
  area: PlotArea,
  layout: ColumnLayout,
  isLastIncomplete: boolean,
): LayerPath[] {
  const paths = layers.map(() => ({ complete: '', incomplete: '' }))
  for (let index = 0; index < count; index++) {
    const topLayer = layers.findLastIndex((values) => (values[index] ?? 0) > 0)
    const x = roundToTenth(layout.left(index))
    const heights = layerHeights(
      layers.map((values) => values[index] ?? 0),
      max,
      area,
    )
    let below = 0
    for (const [layerIndex, path] of paths.entries()) {
      const height = heights[layerIndex] ?? 0
      if (height <= 0) continue
      // The gap shrinks for a thin layer.
      const gap = below > 0 ? Math.min(GAP_PX, Math.max(0, height - MIN_LAYER_PX)) : 0
      const bottom = area.bottom - below - gap
      below += height
      const top = area.bottom - below
      const box = boxPath(
        x,
        top,
        roundToTenth(layout.width),
        bottom - top,
        layerIndex === topLayer && layout.width >= 6,
      )
      if (isLastIncomplete && index === count - 1) path.incomplete += box
      else path.complete += box
    }
  }
  return paths
}

/**
 * The heights of a column's layers in px, with their gaps. Small ones get a minimum, taken off the largest: the column
 * still ends at its total. A column too low for that keeps its proportions.
 */
function layerHeights(values: readonly number[], max: number, area: PlotArea): number[] {
  const ideal = values.map((value) => (value <= 0 ? 0 : area.bottom - toY(value, max, area)))
  const lowest = ideal.findIndex((height) => height > 0)
  const heights = ideal.map((height, index) =>
    height === 0 ? 0 : Math.max(height, index === lowest ? MIN_LAYER_PX : MIN_LAYER_PX + GAP_PX),
  )
  const added = heights.reduce((sum, height, index) => sum + height - (ideal[index] ?? 0), 0)
  const largest = ideal.indexOf(Math.max(...ideal))
  const rest = (heights[largest] ?? 0) - added
  return rest < MIN_LAYER_PX + GAP_PX ? ideal : heights.with(largest, rest)
}

/** A tick per column at the total of the comparison period. */
export function tickPath(
  totals: ChartValues,
  max: number,
  area: PlotArea,
  { slot, width, middle }: ColumnLayout,
): string {
  const length = Math.max(1, Math.min(width + 4, slot - 1))
  let path = ''
  for (const [index, total] of totals.entries())
    if (total !== null)
      path += `M${roundToTenth(middle(index) - length / 2)} ${roundToTenth(toY(total, max, area))}h${roundToTenth(length)}`
  return path
}

function boxPath(x: number, y: number, width: number, height: number, isRounded: boolean): string {
  const radius = isRounded ? Math.min(RADIUS_PX, height) : 0
  if (radius === 0) return `M${x} ${roundToTenth(y)}h${width}v${roundToTenth(height)}h${-width}z`
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return `M${x} ${roundToTenth(y + height)}V${roundToTenth(y + radius)}${corner(radius, -radius)}h${roundToTenth(width - 2 * radius)}${corner(radius, radius)}V${roundToTenth(y + height)}z`
}

const roundToTenth = (pixels: number) => Math.round(pixels * 10) / 10
