import { useMemo } from 'react'
import { useRowOrder, type RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { usePlatformNames } from '../shared/PlatformNames.ts'
import { useChosenColumns, type ChosenColumns } from '../shared/useChosenColumns.ts'
import { useDebouncedText } from '../shared/useDebouncedText.ts'
import { AD_VALUES } from './adColumns.tsx'
import { adLines, type AdLine } from '../shared/ads/adLines.ts'
import type { AdsBrowserProps } from './AdsBrowserProps.ts'
import { adFilter, filterControls, type FilterControl } from './adsFilter.ts'
import { AD_COLUMN_KEYS, NO_ADS_FILTER, type AdColumnKey, type AdsView } from './adsView.ts'

/** Shared state of an ads screen's parts. */
export interface AdsModel {
  /** View from the URL, with the search as currently typed. */
  view: AdsView
  /** Changes part of the view; Back undoes it. */
  updateView: (part: Partial<AdsView>) => void
  /** Sets the search. */
  setSearch: (text: string) => void
  /** Clears the search and every filter. */
  clearSearchAndFilters: () => void
  lines: readonly AdLine[]
  order: RowOrder
  controls: readonly FilterControl[]
  chosenColumns: ChosenColumns<AdColumnKey>
  /** No ads are missing. */
  isComplete: boolean
  isSmall: boolean
}

const NO_ADS: readonly never[] = []

export function useAdsModel({
  ads,
  view: address,
  onView,
  adNames,
  withTitle,
  savedColumns,
  onColumnsChange,
}: AdsBrowserProps): AdsModel {
  const small = useMediaQuery(SMALL_SCREEN)
  const { text: q, setText, discard } = useDebouncedText(address.q, (text) => onView({ q: text }, 'replace'))
  const view = useMemo(() => ({ ...address, q }), [address, q])
  const platformNames = usePlatformNames()
  const rows = ads.data ?? NO_ADS
  const lines = useMemo(() => adLines(rows, adNames, platformNames), [rows, adNames, platformNames])
  const keep = useMemo(() => adFilter(view), [view])
  const order = useRowOrder({ rows: lines, values: AD_VALUES, sort: view.sort, filter: keep })
  const controls = useMemo(
    () => filterControls(lines, view, { ...adNames, platforms: platformNames }, withTitle),
    [lines, view, adNames, platformNames, withTitle],
  )
  const chosenColumns = useChosenColumns({
    all: AD_COLUMN_KEYS,
    defaults: AD_COLUMN_KEYS,
    cols: view.cols,
    saved: savedColumns,
    onSave: onColumnsChange,
    onColsChange: (cols) => onView({ cols }, 'push'),
  })
  return {
    view,
    updateView: (part) => onView(part, 'push'),
    setSearch: setText,
    clearSearchAndFilters: () => {
      discard()
      onView(NO_ADS_FILTER, 'push')
    },
    lines,
    order,
    controls,
    chosenColumns,
    isComplete: ads.isComplete,
    isSmall: small,
  }
}
