import { BELOW_LARGE, SMALL, useMedia } from '#components/lib/useMedia.ts'
import type { Cell } from './cells.ts'

/** The columns visible at the current window width, for cells that span several columns. */
export function useVisibleCells<Row>(cells: readonly Cell<Row>[]): readonly Cell<Row>[] {
  const isBelow = { 768: useMedia(SMALL), 1200: useMedia(BELOW_LARGE) }
  return cells.filter(({ column: { hideBelow } }) => hideBelow === undefined || !isBelow[hideBelow])
}
