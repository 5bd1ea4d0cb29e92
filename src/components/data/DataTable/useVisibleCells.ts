import { BELOW_LARGE_SCREEN, BELOW_WIDE_SCREEN, SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import type { Cell } from './cells.ts'

/** The columns visible at the current window width, for cells that span several columns. */
export function useVisibleCells<Row>(cells: readonly Cell<Row>[]): readonly Cell<Row>[] {
  const isBelow = {
    768: useMediaQuery(SMALL_SCREEN),
    1200: useMediaQuery(BELOW_LARGE_SCREEN),
    1400: useMediaQuery(BELOW_WIDE_SCREEN),
  }
  return cells.filter(({ column: { hideBelow } }) => hideBelow === undefined || !isBelow[hideBelow])
}
