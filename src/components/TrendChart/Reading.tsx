import type { Day } from '#domain/catalogue.ts'
import { dayLong, fullNumber } from '#domain/format.ts'
import type { TrendSeries } from './TrendChart.tsx'
import { xOf, yOf, type PlotArea } from './trendScale.ts'

interface ReadingProps {
  /** The day that is read. */
  at: number
  days: readonly Day[]
  series: readonly TrendSeries[]
  max: number
  area: PlotArea
}

/** The crosshair over one day: a line, and a point on each line. */
export function Crosshair({ at, days, series, max, area }: ReadingProps) {
  const x = xOf(at, days.length, area)
  return (
    <>
      <line className="cross" x1={x} x2={x} y1={area.top} y2={area.bottom} />
      {series.map(({ name, color, values }) => {
        const value = values[at] ?? null
        return value !== null && <circle key={name} className="point" cx={x} cy={yOf(value, max, area)} r={4} stroke={color} />
      })}
    </>
  )
}

/** The day and every line's full figure. It keeps to the upper edge of the plot and flips at its right one (visual.md, screen 3). */
export function Reading({ at, days, series, area }: ReadingProps) {
  const x = xOf(at, days.length, area)
  const flipped = x > (area.left + area.right) / 2
  return (
    <div className="reading" style={{ top: area.top - 8, ...(flipped ? { right: `calc(100% - ${x - 16}px)` } : { left: x + 16 }) }}>
      <div className="day">{dayLong(days[at] ?? null)}</div>
      {series.map(({ name, color, values }) => (
        <div key={name} className="figure">
          <span className="key" style={{ background: color }} />
          <bdi>{name}</bdi>
          <b>{fullNumber(values[at] ?? null)}</b>
        </div>
      ))}
    </div>
  )
}
