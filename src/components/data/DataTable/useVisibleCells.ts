import { BELOW_LARGE_SCREEN, BELOW_MEDIUM_SCREEN, SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import type { Cell } from './cells.ts'

/** The columns visible at the current window width, for cells that span several columns. */
export function useVisibleCells<Row>(cells: readonly Cell<Row>[]): readonly Cell<Row>[] {
  const isBelow = {
    768: useMediaQuery(SMALL_SCREEN),
    1024: useMediaQuery(BELOW_MEDIUM_SCREEN),
    1200: useMediaQuery(BELOW_LARGE_SCREEN),
  }
  return cells.filter(({ column: { hideBelow } }) => hideBelow === undefined || !isBelow[hideBelow])
}
