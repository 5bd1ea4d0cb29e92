import { useEffect, useState } from 'react'
import { chartText } from '#domain/messages/data.ts'
import type { ChartView } from './chartProps.ts'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'

interface ViewSwitchProps {
  /** The chart's label. */
  label: string
  view: ChartView
  onViewChange: (view: ChartView) => void
}

const VIEWS = [
  { value: 'chart', label: chartText.chart },
  { value: 'table', label: chartText.table },
] as const

/** Switches between chart and table. Rendered after the chart has been painted, in reserved space. */
export function ViewSwitch({ label, view, onViewChange }: ViewSwitchProps) {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => afterPaint(() => setIsPainted(true)), [])
  return (
    <div className="switch">
      {isPainted && (
        <SegmentedControl
          size="s"
          label={chartText.viewSwitch(label)}
          options={VIEWS}
          value={view}
          onChange={onViewChange}
        />
      )}
    </div>
  )
}

/** Runs a callback when the browser is idle (Safari: after 50 ms). Returns a function that cancels it. */
function afterPaint(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(callback, { timeout: 500 })
    return () => window.cancelIdleCallback(idle)
  }
  const timer = setTimeout(callback, 50)
  return () => clearTimeout(timer)
}
