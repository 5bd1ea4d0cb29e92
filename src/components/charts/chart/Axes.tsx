import { memo } from 'react'
import { chartText } from '#domain/messages/data.ts'
import type { PlotArea } from './chartScale.ts'
import { STEPS } from './chartFormats.ts'

export interface AxisTick {
  x: number
  text: string
}

interface AxesProps {
  area: PlotArea
  /** From the base line up. */
  marks: readonly string[]
  ticks: readonly AxisTick[]
}

/** Grid, base line and their texts: drawn once, and not again while a day is read. */
export const Axes = memo(function Axes({ area, marks, ticks }: AxesProps) {
  const { left, right, top, bottom } = area
  const heights = Array.from({ length: STEPS + 1 }, (_, step) => Math.round(bottom - ((bottom - top) * step) / STEPS))
  return (
    <>
      <path className="grid" d={heights.map((y, step) => (step === 0 ? '' : `M${left} ${y}H${right}`)).join('')} />
      <path className="axis" d={`M${left} ${bottom}H${right}`} />
      {marks.map((text, step) => (
        <text key={text} className="mark" x={left - 10} y={(heights[step] ?? 0) + 4}>
          {text}
        </text>
      ))}
      {ticks.map(({ x, text }) => (
        <text key={text} x={x} y={bottom + 22}>
          {text}
        </text>
      ))}
    </>
  )
})

/** In place of the drawing where nothing is known: between two lines of the grid. */
export function NoFigures({ area: { left, right, top, bottom } }: { area: PlotArea }) {
  return (
    <text className="none" x={(left + right) / 2} y={top + ((bottom - top) * 3) / 8 + 4}>
      {chartText.none}
    </text>
  )
}
