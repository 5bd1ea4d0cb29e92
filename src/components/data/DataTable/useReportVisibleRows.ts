import { useCallback, useEffect, useRef } from 'react'
import type { RowOrder } from './useRowOrder.ts'
import type { Span } from './windowRange.ts'

/** Debounce delay in milliseconds. */
const DELAY_MS = 150

/**
 * Reports the visible rows when they have changed, debounced after a scroll, sort or filter. Returns the function to
 * call with each visible span.
 */
export function useReportVisibleRows<Row>(
  rows: readonly Row[],
  order: RowOrder,
  onVisibleRowsChange: ((rows: Row[]) => void) | undefined,
): (span: Span) => void {
  const latest = useRef({ rows, order, onVisibleRowsChange })
  const visibleSpan = useRef<Span>({ first: 0, end: 0 })
  const reported = useRef<readonly Row[]>([])
  const timer = useRef(0)

  const scheduleReport = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const table = latest.current
      const visible = Array.from(
        table.order.indices.subarray(visibleSpan.current.first, visibleSpan.current.end),
        (index) => table.rows[index],
      ).filter((row) => row !== undefined)
      if (visible.length === reported.current.length && visible.every((row, i) => row === reported.current[i])) return
      reported.current = visible
      table.onVisibleRowsChange?.(visible)
    }, DELAY_MS)
  }, [])

  useEffect(() => {
    // Nothing has been reported to a new listener yet.
    if (latest.current.onVisibleRowsChange !== onVisibleRowsChange) reported.current = []
    latest.current = { rows, order, onVisibleRowsChange }
    scheduleReport()
  }, [rows, order, onVisibleRowsChange, scheduleReport])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  return useCallback(
    (span: Span) => {
      visibleSpan.current = span
      scheduleReport()
    },
    [scheduleReport],
  )
}
