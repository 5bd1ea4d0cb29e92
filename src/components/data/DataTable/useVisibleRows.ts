import { useCallback, useEffect, useRef } from 'react'
import type { RowOrder } from './useRowOrder.ts'
import type { Span } from './windowRange.ts'

/** Milliseconds of rest before the visible rows are told. */
const REST = 150

/** Tells which rows are on the screen, once a scroll, a sort or a filter has come to rest and they are others than before. */
export function useVisibleRows<Row>(
  rows: readonly Row[],
  order: RowOrder,
  onVisibleRows: ((rows: Row[]) => void) | undefined,
): (span: Span) => void {
  const table = useRef({ rows, order, onVisibleRows })
  const seen = useRef<Span>({ first: 0, end: 0 })
  const told = useRef<readonly Row[]>([])
  const timer = useRef(0)

  const tellSoon = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const now = table.current
      const visible = Array.from(
        now.order.indices.subarray(seen.current.first, seen.current.end),
        (at) => now.rows[at],
      ).filter((row) => row !== undefined)
      if (visible.length === told.current.length && visible.every((row, at) => row === told.current[at])) return
      told.current = visible
      now.onVisibleRows?.(visible)
    }, REST)
  }, [])

  useEffect(() => {
    // A new listener was told nothing yet.
    if (table.current.onVisibleRows !== onVisibleRows) told.current = []
    table.current = { rows, order, onVisibleRows }
    tellSoon()
  }, [rows, order, onVisibleRows, tellSoon])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  return useCallback(
    (span: Span) => {
      seen.current = span
      tellSoon()
    },
    [tellSoon],
  )
}
