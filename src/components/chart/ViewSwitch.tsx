import { chartText } from '#domain/messages/data.ts'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'

export type ChartView = 'chart' | 'table'

interface ViewSwitchProps {
  /** What the chart shows. */
  label: string
  view: ChartView
  onView: (view: ChartView) => void
}

const VIEWS = [
  { value: 'chart', label: chartText.chart },
  { value: 'table', label: chartText.table },
] as const

/** Switches between the drawing and its table. */
export function ViewSwitch({ label, view, onView }: ViewSwitchProps) {
  return (
    <div className="switch">
      <SegmentedControl size="s" label={chartText.show(label)} options={VIEWS} value={view} onChange={onView} />
    </div>
  )
}
