import { Tooltip } from '#components/overlays/Tooltip/Tooltip.tsx'
import { formatExact, formatShort, type MetricValue } from './metricValue.ts'

/**
 * A figure, shortened if long. The exact number is then in a tooltip, also on keyboard focus, and read by screen
 * readers.
 */
export function MetricFigure(figure: MetricValue) {
  const exact = formatExact(figure)
  if (exact === null) return <span>{formatShort(figure)}</span>
  return (
    <Tooltip title={exact} describes={false}>
      <span tabIndex={0}>
        <span aria-hidden="true">{formatShort(figure)}</span>
        <span className="visually-hidden">{exact}</span>
      </span>
    </Tooltip>
  )
}
