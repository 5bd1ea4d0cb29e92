import { memo, useMemo } from 'react'
import { sparkPath } from './sparkPath.ts'

export interface SparklineProps {
  /** One value per day, oldest first; null if unknown. Keep the array stable. */
  values: readonly (number | null)[]
  /** In px. */
  width: number
  /** In px. */
  height: number
  /** The trend in words for screen readers. Without it the sparkline is decorative. @default none */
  label?: string
}

/**
 * A trend line for table cells, between its own least and most. Cheap to render in every row: a few SVG elements without
 * styles.
 */
export const Sparkline = memo(function Sparkline({ values, width, height, label }: SparklineProps) {
  const { line, end } = useMemo(() => sparkPath(values, width, height), [values, width, height])
  const a11yProps =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} {...a11yProps}>
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
