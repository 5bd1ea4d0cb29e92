import { BELOW_LARGE, SMALL, useMedia } from '#components/lib/useMedia.ts'
import type { Cell } from './cells.ts'

/** The columns that a window of this width shows: for what spans several. */
export function useVisibleCells<Row>(cells: readonly Cell<Row>[]): readonly Cell<Row>[] {
  const below = { 768: useMedia(SMALL), 1200: useMedia(BELOW_LARGE) }
  return cells.filter(({ column: { hideBelow } }) => hideBelow === undefined || !below[hideBelow])
}
