import { memo } from 'react'
import type { Day } from '#domain/catalogue.ts'
import { dayShort, figureText } from '#domain/format.ts'
import type { TrendSeries } from './TrendChart.tsx'
import { labelledDays, linePath, spread, STEPS, xOf, xTexts, yOf, type PlotArea } from './trendScale.ts'

interface PlotProps {
  days: readonly Day[]
  series: readonly TrendSeries[]
  max: number
  area: PlotArea
  /** The last day is not complete: what leads to it is dashed. */
  openEnd: boolean
  /** There is room for the lines' names at their ends. */
  endLabels: boolean
}

/** Grid, axes, lines and their names: drawn once, and not again while the crosshair moves. */
export const Plot = memo(function Plot({ days, series, max, area, openEnd, endLabels }: PlotProps) {
  const last = days.length - 1
  const xs = xTexts(days.length, area)
  return (
    <>
      {Array.from({ length: STEPS + 1 }, (_, step) => {
        const y = Math.round(area.bottom - ((area.bottom - area.top) * step) / STEPS)
        return (
          <g key={step}>
            <line className={step === 0 ? 'axis' : 'grid'} x1={area.left} x2={area.right} y1={y} y2={y} />
            <text x={area.left - 12} y={y + 4} textAnchor="end">{figureText((max * step) / STEPS)}</text>
          </g>
        )
      })}
      {labelledDays(days.length, area.right - area.left, 72).map((at) => (
        <text key={at} x={xOf(at, days.length, area)} y={area.bottom + 22} textAnchor="middle">{dayShort(days[at] ?? null)}</text>
      ))}
      {series.map(({ name, color, values, dashed = false }) => (
        <g key={name} stroke={color}>
          <path className={dashed ? 'line dashed' : 'line'} d={linePath(values, xs, max, area, 0, openEnd ? last - 1 : last)} />
          {openEnd && last > 0 && <path className="line open" d={linePath(values, xs, max, area, last - 1, last)} />}
        </g>
      ))}
      {endLabels && <EndLabels series={series} max={max} area={area} />}
    </>
  )
})

/** The name of each line beside its last known point. */
function EndLabels({ series, max, area }: Pick<PlotProps, 'series' | 'max' | 'area'>) {
  const heights = series.map(({ values }) => yOf(values.findLast((value) => value !== null) ?? 0, max, area))
  const places = spread(heights, 16, area.bottom)
  return series.map(({ name }, at) => (
    <text key={name} className="name" x={area.right + 12} y={(places[at] ?? 0) + 4}>{name}</text>
  ))
}
