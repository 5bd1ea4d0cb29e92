import { range } from 'es-toolkit'
import { useCallback, useEffect, useRef } from 'react'
import type { RowOrder } from './useRowOrder.ts'
import type { Span } from './windowRange.ts'

/** Debounce delay in milliseconds. */
const DELAY_MS = 150
/** Rows of a block. */
const BLOCK = 64

/**
 * Reports the blocks of rows, in the current order, that the window touches, when they have changed: debounced after a
 * scroll, sort or filter. Returns the function to call with each visible span.
 */
export function useReportVisibleBlocks<Row>(
  rows: readonly Row[],
  order: RowOrder,
  onVisibleBlocksChange: ((blocks: Row[][]) => void) | undefined,
): (span: Span) => void {
  const latest = useRef({ rows, order, onVisibleBlocksChange })
  const visibleSpan = useRef<Span>({ first: 0, end: 0 })
  const reported = useRef<readonly Row[]>([])
  const timer = useRef(0)

  const scheduleReport = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const table = latest.current
      const { first, end } = visibleSpan.current
      const blocks = range(Math.floor(first / BLOCK), Math.ceil(end / BLOCK)).map((block) =>
        Array.from(
          table.order.indices.subarray(block * BLOCK, (block + 1) * BLOCK),
          (index) => table.rows[index],
        ).filter((row) => row !== undefined),
      )
      const visible = blocks.flat()
      if (visible.length === reported.current.length && visible.every((row, i) => row === reported.current[i])) return
      reported.current = visible
      table.onVisibleBlocksChange?.(blocks)
    }, DELAY_MS)
  }, [])

  useEffect(() => {
    // Nothing has been reported to a new listener yet.
    if (latest.current.onVisibleBlocksChange !== onVisibleBlocksChange) reported.current = []
    latest.current = { rows, order, onVisibleBlocksChange }
    scheduleReport()
  }, [rows, order, onVisibleBlocksChange, scheduleReport])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  return useCallback(
    (span: Span) => {
      visibleSpan.current = span
      scheduleReport()
    },
    [scheduleReport],
  )
}
