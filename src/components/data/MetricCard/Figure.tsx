import { Tooltip } from '#components/overlays/Tooltip/Tooltip.tsx'
import { exactText, shortText, type MetricValue } from './metricValue.ts'

/**
 * A figure, shortened if long. The exact number is then in a tooltip, also on keyboard focus, and read by screen
 * readers.
 */
export function Figure(figure: MetricValue) {
  const exact = exactText(figure)
  if (exact === null) return <span>{shortText(figure)}</span>
  return (
    <Tooltip title={exact} describes={false}>
      <span tabIndex={0}>
        <span aria-hidden="true">{shortText(figure)}</span>
        <span className="vh">{exact}</span>
      </span>
    </Tooltip>
  )
}
