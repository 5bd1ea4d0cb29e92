import { useMemo, useState } from 'react'
import type { Column } from '#components/data/DataTable/column.ts'
import { useRowOrder, type RowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { BELOW_MEDIUM_SCREEN, SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { usePlatformNames } from '../shared/PlatformNames.ts'
import { useChosenColumns, type ChosenColumns } from '../shared/useChosenColumns.ts'
import { useRowScope } from '../shared/useRowScope.ts'
import { useDebouncedText } from '../shared/useDebouncedText.ts'
import type { AdReasons } from './AdReasons.ts'
import { AD_VALUES, adColumns, shownColumns } from './adColumns.tsx'
import { adLines, type AdLine } from '../shared/ads/adLines.ts'
import type { AdsBrowserProps } from './AdsBrowserProps.ts'
import { adFilter, filterControls, type FilterControl } from './adsFilter.ts'
import { AD_COLUMN_KEYS, NO_ADS_FILTER, type AdColumnKey, type AdsLayout, type AdsView } from './adsView.ts'

/** The view with the layout to show. */
type ShownAdsView = AdsView & { layout: AdsLayout }

/** Shared state of an ads screen's parts. */
export interface AdsModel {
  /** View from the URL, with the search as currently typed, and the layout of the URL, else the saved one. */
  view: ShownAdsView
  /** Changes part of the view; Back undoes it. */
  updateView: (part: Partial<AdsView>) => void
  /** Sets the search. */
  setSearch: (text: string) => void
  /** Shows the ads as a grid or a table, and saves it for the account. */
  chooseLayout: (layout: AdsLayout) => void
  /** Clears the search and every filter. */
  clearSearchAndFilters: () => void
  lines: readonly AdLine[]
  /** What the lines are of. */
  scope: string
  order: RowOrder
  controls: readonly FilterControl[]
  chosenColumns: ChosenColumns<AdColumnKey>
  /** The ad and the chosen columns. */
  columns: readonly Column<AdLine>[]
  /** Set where all ads shown are rejected: each says why. */
  reasons: AdReasons | null
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
  countryNames,
  reasons: allReasons,
  withTitle,
  savedColumns,
  onColumnsChange,
  savedLayout,
  onLayoutChange,
}: AdsBrowserProps): AdsModel {
  const small = useMediaQuery(SMALL_SCREEN)
  const hasNoPlatformColumn = useMediaQuery(BELOW_MEDIUM_SCREEN)
  const { text: q, setText, discard } = useDebouncedText(address.q, (text) => onView({ q: text }, 'replace'))
  // As for columns, only what was saved at mount: a later choice must not undo Back.
  const [layoutWithoutUrl] = useState(savedLayout ?? 'grid')
  const view = useMemo(
    () => ({ ...address, q, layout: address.layout ?? layoutWithoutUrl }),
    [address, q, layoutWithoutUrl],
  )
  const platformNames = usePlatformNames()
  const rows = ads.data ?? NO_ADS
  const scope = useRowScope(rows, view)
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
  const { keys } = chosenColumns
  const marksPlatforms = hasNoPlatformColumn && keys.includes('platform')
  const reasons = useMemo(
    () => (showsReasons(view, lines, order) ? allReasons : null),
    [view, lines, order, allReasons],
  )
  const columns = useMemo(
    () =>
      shownColumns(
        adColumns({ countryNames, cards: small, marksPlatforms, withTitle, platforms: platformNames, reasons }),
        keys,
        reasons !== null,
      ),
    [countryNames, small, marksPlatforms, withTitle, platformNames, reasons, keys],
  )
  return {
    view,
    updateView: (part) => onView(part, 'push'),
    setSearch: setText,
    chooseLayout: (layout) => {
      onLayoutChange(layout)
      onView({ layout: layout === layoutWithoutUrl ? null : layout }, 'push')
    },
    clearSearchAndFilters: () => {
      discard()
      onView(NO_ADS_FILTER, 'push')
    },
    lines,
    scope,
    order,
    controls,
    chosenColumns,
    columns,
    reasons,
    isComplete: ads.isComplete,
    isSmall: small,
  }
}

/** Whether ads say why they were rejected: where the filter or a search has left only rejected ones. */
export const showsReasons = (
  { status, q }: Pick<AdsView, 'status' | 'q'>,
  lines: readonly AdLine[],
  { indices }: RowOrder,
): boolean =>
  indices.length > 0 &&
  (status !== null || q.trim() !== '') &&
  indices.every((index) => lines[index]?.knownStatus === 'rejected')
