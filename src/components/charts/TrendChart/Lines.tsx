import { memo } from 'react'
import { seriesColor, type ChartSeries, type ChartValues } from '../chart/chartProps.ts'
import type { PlotArea } from '../chart/chartScale.ts'
import { areaUnder, linePath } from './linePath.ts'

interface LinesProps {
  count: number
  series: readonly ChartSeries[]
  max: number
  area: PlotArea
  /** Whether the last day is incomplete: the line to it is dashed. */
  isLastIncomplete: boolean
}

interface Stroke {
  key: string
  className: string
  color: string
  d: string
}

/** All lines of a chart. Memoised: unaffected by the readout. */
export const Lines = memo(function Lines(props: LinesProps) {
  const [first, second] = props.series
  const strokes = strokesOf(props)
  return (
    <g className="lines">
      {first && !second && <path className="under" fill={seriesColor(first)} d={areaUnder(first.values, props)} />}
      {strokes.map(({ key, className, color, d }) => (
        <path key={key} className={className} stroke={color} d={d} />
      ))}
    </g>
  )
})

/**
 * The paths of all lines, earlier periods first so that they are below. Plain data, since a component per line would
 * slow down the first paint.
 */
function strokesOf({ count, series, max, area, isLastIncomplete }: LinesProps): Stroke[] {
  const scale = { count, max, area }
  const strokes: Stroke[] = []
  const add = (name: string, modifier: string, color: string, values: ChartValues, from: number, to: number) => {
    const { line, isolated } = linePath(values, scale, from, to)
    if (line !== '') strokes.push({ key: `${name} line ${modifier}`, className: `line${modifier}`, color, d: line })
    if (isolated !== '')
      strokes.push({ key: `${name} isolated ${modifier}`, className: `isolated${modifier}`, color, d: isolated })
  }
  for (const line of series)
    if (line.earlier) add(line.name, ' earlier', earlierColor(series, line), line.earlier, 0, count - 1)
  for (const line of series) {
    const { name, values } = line
    const isKnown = (index: number) => (values[index] ?? null) !== null
    const last = count - 1
    // A single day has no line to dash. If only dashes reach the second to last day, it isn't isolated.
    const hasDashes = isLastIncomplete && count > 1 && isKnown(last)
    const dashesOnly = hasDashes && isKnown(last - 1) && !isKnown(last - 2)
    add(name, '', seriesColor(line), values, 0, dashesOnly ? last - 2 : hasDashes ? last - 1 : last)
    if (hasDashes) add(name, ' incomplete', seriesColor(line), values, last - 1, last)
  }
  return strokes
}

/** The colour of an earlier line: muted for a single line; of several, the line's own, to keep them distinguishable. */
export function earlierColor(series: readonly ChartSeries[], line: ChartSeries): string {
  return series.length === 1 ? 'var(--prev)' : seriesColor(line)
}
