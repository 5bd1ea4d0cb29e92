import type { RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import type { AdLine } from '../shared/ads/adLines.ts'
import type { AdsView } from './adsView.ts'

/** Whether ads say why they were rejected: where the filter or a search has left only rejected ones. */
export const showsReasons = (
  { status, q }: Pick<AdsView, 'status' | 'q'>,
  lines: readonly AdLine[],
  { indices }: RowOrder,
): boolean =>
  indices.length > 0 &&
  (status !== null || q.trim() !== '') &&
  indices.every((index) => lines[index]?.knownStatus === 'rejected')
