import { memo } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { useTextScale } from '#components/lib/useTextScale.ts'
import type { PlotArea } from './chartScale.ts'
import { STEPS } from './chartFormats.ts'

interface XLabel {
  x: number
  text: string
}

interface AxesProps {
  area: PlotArea
  /** From the bottom up. */
  yLabels: readonly string[]
  xLabels: readonly XLabel[]
}

/** Grid lines and axis labels. Memoised: unaffected by the readout. */
export const Axes = memo(function Axes({ area, yLabels, xLabels }: AxesProps) {
  const { left, right, top, bottom } = area
  const textScale = useTextScale()
  const ys = Array.from({ length: STEPS + 1 }, (_, step) => Math.round(bottom - ((bottom - top) * step) / STEPS))
  return (
    <>
      <path className="grid" d={ys.map((y, step) => (step === 0 ? '' : `M${left} ${y}H${right}`)).join('')} />
      <path className="axis" d={`M${left} ${bottom}H${right}`} />
      {yLabels.map((text, step) => (
        <text key={text} className="y-label" x={left - 10} y={(ys[step] ?? 0) + 4}>
          {text}
        </text>
      ))}
      {xLabels.map(({ x, text }) => (
        <text key={text} x={x} y={bottom + 6 + 16 * textScale}>
          {text}
        </text>
      ))}
    </>
  )
})

/** A message instead of lines or columns if there is no data, between two grid lines. */
export function NoDataMessage({ area: { left, right, top, bottom } }: { area: PlotArea }) {
  return (
    <text className="no-data" x={(left + right) / 2} y={top + ((bottom - top) * 3) / 8 + 4}>
      {chartText.noData}
    </text>
  )
}
