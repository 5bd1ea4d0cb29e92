import { memo, useMemo } from 'react'
import { sparkPath } from './sparkPath.ts'

export interface SparklineProps {
  /** One value per day, oldest first; null where nothing is known. Keep the array's identity between renders. */
  values: readonly (number | null)[]
  /** px */
  width: number
  /** px */
  height: number
  /** The trend in words, for screen readers. Without it the drawing is decoration. */
  label?: string
}

/** A trend small enough for a table cell, on the row's own scale from 0. Three SVG elements, no styles of its own: forty cost little. */
export const Sparkline = memo(function Sparkline({ values, width, height, label }: SparklineProps) {
  const { line, area, end } = useMemo(() => sparkPath(values, width, height), [values, width, height])
  const named =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} {...named}>
      <path d={area} fill="var(--raised)" />
      <path
        d={line}
        fill="none"
        stroke="var(--text-2)"
        strokeWidth="1.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {end !== null && <circle cx={end.x} cy={end.y} r="2.2" fill="var(--text)" />}
    </svg>
  )
})
