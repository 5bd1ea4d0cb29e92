import { useEffect, useState } from 'react'
import { chartText } from '#domain/messages/data.ts'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'

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

/** Switches between the drawing and its table. It comes when the drawing has been painted, into room that is kept for it. */
export function ViewSwitch({ label, view, onView }: ViewSwitchProps) {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return (
    <div className="switch">
      {painted && (
        <SegmentedControl size="s" label={chartText.show(label)} options={VIEWS} value={view} onChange={onView} />
      )}
    </div>
  )
}

/** Safari has no requestIdleCallback. Hands back how to call it off. */
function afterPaint(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(act, { timeout: 500 })
    return () => window.cancelIdleCallback(idle)
  }
  const timer = setTimeout(act, 50)
  return () => clearTimeout(timer)
}
