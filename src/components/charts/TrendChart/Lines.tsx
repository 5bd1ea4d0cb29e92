import { memo } from 'react'
import { colorOf, type ChartSeries, type ChartValues } from '../chart/chartProps.ts'
import type { PlotArea } from '../chart/chartScale.ts'
import { areaUnder, linePath } from './linePath.ts'

interface LinesProps {
  count: number
  series: readonly ChartSeries[]
  max: number
  area: PlotArea
  /** The last day is not complete: what leads to it is dashed. */
  openEnd: boolean
}

interface Stroke {
  key: string
  looks: string
  color: string
  d: string
}

/** Every line of a chart: drawn once, and not again while a day is read. */
export const Lines = memo(function Lines(props: LinesProps) {
  const [only, second] = props.series
  const strokes = strokesOf(props)
  return (
    <>
      {only && !second && <path className="under" fill={colorOf(only)} d={areaUnder(only.values, props)} />}
      {strokes.map(({ key, looks, color, d }) => (
        <path key={key} className={looks} stroke={color} d={d} />
      ))}
    </>
  )
})

/** All that is stroked, what lies below first: earlier periods under the present one. No component a line: there may be many, and each costs in the first paint. */
function strokesOf({ count, series, max, area, openEnd }: LinesProps): Stroke[] {
  const scale = { count, max, area }
  const strokes: Stroke[] = []
  const add = (name: string, looks: string, color: string, values: ChartValues, from: number, to: number) => {
    const { line, lone } = linePath(values, scale, from, to)
    if (line !== '') strokes.push({ key: `${name} line ${looks}`, looks: `line${looks}`, color, d: line })
    if (lone !== '') strokes.push({ key: `${name} lone ${looks}`, looks: `lone${looks}`, color, d: lone })
  }
  for (const line of series)
    if (line.earlier) add(line.name, ' earlier', earlierColor(series, line), line.earlier, 0, count - 1)
  for (const line of series) {
    const { name, values } = line
    const known = (at: number) => (values[at] ?? null) !== null
    const last = count - 1
    // A lone day has no line to be dashed; and the day that the dashes come from is no lone one.
    const open = openEnd && count > 1 && known(last)
    const reached = open && known(last - 1) && !known(last - 2)
    add(name, '', colorOf(line), values, 0, reached ? last - 2 : open ? last - 1 : last)
    if (open) add(name, ' open', colorOf(line), values, last - 1, last)
  }
  return strokes
}

/** Of one line alone the quiet colour; of several each its own, or they could not be told apart. */
export function earlierColor(series: readonly ChartSeries[], line: ChartSeries): string {
  return series.length === 1 ? 'var(--prev)' : colorOf(line)
}
