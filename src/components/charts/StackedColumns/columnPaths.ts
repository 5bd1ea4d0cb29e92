import type { ChartValues } from '../chart/chartProps.ts'
import { yOf, type PlotArea } from '../chart/chartScale.ts'
import type { ColumnPlaces } from './columnPlaces.ts'

/** px between the layers of a column, taken from the upper one. */
const GAP = 1.5
const ROUND = 1.5

/** Adds up layers day by day; null where every layer is. */
export function totalsOf(layers: readonly ChartValues[], count: number): (number | null)[] {
  return Array.from({ length: count }, (_, at) =>
    layers.reduce<number | null>((sum, values) => {
      const value = values[at] ?? null
      return value === null ? sum : (sum ?? 0) + value
    }, null),
  )
}

/** A layer of all columns as one path, the last column apart where it is drawn otherwise. */
export interface LayerPath {
  closed: string
  open: string
}

/** The layers from the base up, over the first `count` days; with `openEnd` the last of them stands apart. */
export function layerPaths(
  layers: readonly ChartValues[],
  count: number,
  max: number,
  area: PlotArea,
  places: ColumnPlaces,
  openEnd: boolean,
): LayerPath[] {
  const paths = layers.map(() => ({ closed: '', open: '' }))
  for (let at = 0; at < count; at++) {
    const highest = layers.findLastIndex((values) => (values[at] ?? 0) > 0)
    const x = tenth(places.left(at))
    let below = 0
    for (const [nth, path] of paths.entries()) {
      const value = layers[nth]?.[at] ?? 0
      if (value <= 0) continue
      const base = yOf(below, max, area)
      const height = yOf(below + value, max, area)
      // The gap gives way to a thin layer, and the least figure is still seen.
      const foot = below > 0 ? Math.min(base, Math.max(base - GAP, height + 1)) : base
      const top = Math.min(height, foot - 1)
      below += value
      const box = boxPath(x, top, tenth(places.width), foot - top, nth === highest && places.width >= 6)
      if (openEnd && at === count - 1) path.open += box
      else path.closed += box
    }
  }
  return paths
}

/** A tick over each column for what is compared with. */
export function tickPath(
  totals: ChartValues,
  max: number,
  area: PlotArea,
  { slot, width, middle }: ColumnPlaces,
): string {
  const long = Math.max(1, Math.min(width + 4, slot - 1))
  let path = ''
  for (const [at, total] of totals.entries())
    if (total !== null) path += `M${tenth(middle(at) - long / 2)} ${tenth(yOf(total, max, area))}h${tenth(long)}`
  return path
}

function boxPath(x: number, y: number, width: number, height: number, round: boolean): string {
  const radius = round ? Math.min(ROUND, height) : 0
  if (radius === 0) return `M${x} ${tenth(y)}h${width}v${tenth(height)}h${-width}z`
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return `M${x} ${tenth(y + height)}V${tenth(y + radius)}${corner(radius, -radius)}h${tenth(width - 2 * radius)}${corner(radius, radius)}V${tenth(y + height)}z`
}

const tenth = (pixels: number) => Math.round(pixels * 10) / 10
