import { useMemo } from 'react'
import { useRowOrder, type RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { SMALL, useMedia } from '#components/lib/useMedia.ts'
import { useTyped } from '../shared/useTyped.ts'
import { AD_SORT_COLUMNS } from './adColumns.tsx'
import { adLines, type AdLine } from '../shared/ads/adLines.ts'
import type { AdsBrowserProps } from './AdsBrowserProps.ts'
import { adFilter, filterControls, type FilterControl } from './adsFilter.ts'
import { NO_ADS_FILTER, type AdsView } from './adsView.ts'

/** Shared state of an ads screen's parts. */
export interface AdsModel {
  /** View from the URL, with the search as currently typed. */
  view: AdsView
  /** Changes part of the view; Back undoes it. */
  change: (part: Partial<AdsView>) => void
  /** Sets the search. */
  type: (text: string) => void
  /** Clears the search and every filter. */
  clear: () => void
  lines: readonly AdLine[]
  order: RowOrder
  controls: readonly FilterControl[]
  /** Whether ads are missing because they are still loading or loading was cancelled. */
  part: boolean
  small: boolean
}

const NO_ADS: readonly never[] = []

export function useAdsModel({ ads, view: address, onView, names, withTitle }: AdsBrowserProps): AdsModel {
  const small = useMedia(SMALL)
  const { text: q, type, drop } = useTyped(address.q, (text) => onView({ q: text }, 'replace'))
  const view = useMemo(() => ({ ...address, q }), [address, q])
  const rows = ads.data ?? NO_ADS
  const lines = useMemo(() => adLines(rows, names), [rows, names])
  const keep = useMemo(() => adFilter(view), [view])
  const order = useRowOrder({ rows: lines, columns: AD_SORT_COLUMNS, sort: view.sort, keep })
  const controls = useMemo(() => filterControls(lines, view, names, withTitle), [lines, view, names, withTitle])
  return {
    view,
    change: (part) => onView(part, 'push'),
    type,
    clear: () => {
      drop()
      onView(NO_ADS_FILTER, 'push')
    },
    lines,
    order,
    controls,
    part: ads.progress !== null || ads.cancelled,
    small,
  }
}
