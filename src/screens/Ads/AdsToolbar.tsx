import { styled } from 'styled-components'
import { ColumnChooser } from '#components/inputs/ColumnChooser/ColumnChooser.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { BELOW_WIDE_SCREEN, LANDSCAPE_TABLET, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { LARGE_TEXT, useTextScale } from '#components/lib/useTextScale.ts'
import type { Day } from '#domain/day.ts'
import { adsText } from '#domain/messages/ads.ts'
import { ExportButtons } from '#screens/shared/ExportButtons.tsx'
import { ExportMenu, TABLE_FILES, type OnExport } from '../shared/ExportMenu.tsx'
import type { useSearchKeys } from '../shared/useSearchKeys.ts'
import { AD_COLUMNS } from './adColumns.tsx'
import { AdsFilters } from './AdsFilters.tsx'
import { AdsSheet } from './AdsSheet.tsx'
import { AD_COLUMN_KEYS, type AdsLayout, SORTABLE_ADS } from './adsView.ts'
import type { AdsModel } from './useAdsModel.ts'
import { LayoutGrid, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { Select } from '#components/inputs/Select/Select.tsx'
import { formatSort, parseSort } from '#domain/sortKeys.ts'

interface AdsToolbarProps {
  model: AdsModel
  today: Day
  /** Null while there is nothing to export. */
  onExport: OnExport | null
  /** From useSearchKeys. */
  onSearchKeyDown: ReturnType<typeof useSearchKeys>
}

/**
 * Search, a few filters, period, order or columns, export and layout in one line; further filters are in a sheet. On small
 * screens all but the search are.
 */
export function AdsToolbar({ model, today, onExport, onSearchKeyDown }: AdsToolbarProps) {
  const { view, updateView, setSearch, controls, chosenColumns, isSmall } = model
  const isNarrow = useMediaQuery(BELOW_WIDE_SCREEN)
  const isTablet = useMediaQuery(LANDSCAPE_TABLET)
  const textScale = useTextScale()
  const search = (
    <SearchField
      fullWidth
      value={view.q}
      onChange={setSearch}
      label={adsText.search}
      placeholder={adsText.search}
      shortcut="/"
      onKeyDown={onSearchKeyDown}
    />
  )
  const period = (
    <PeriodPicker
      fullWidth={isSmall}
      period={view.period}
      today={today}
      max={today}
      onChange={(changed) => updateView({ period: changed })}
    />
  )
  const isActive = ({ key }: (typeof controls)[number]) => view[key] !== null
  if (isSmall)
    return (
      <Toolbar role="search">
        {search}
        <AdsSheet model={model} label={adsText.filters} compact activeCount={controls.filter(isActive).length}>
          {period}
          <AdsSortSelect model={model} block />
          <AdsLayoutSwitch model={model} />
          <ExportButtons onExport={onExport} />
        </AdsSheet>
      </Toolbar>
    )
  // The first is the title, or the medium in the ads of one title.
  const inBar = controls.filter(
    ({ key }, index) => index === 0 || (key === 'platform' && !isTablet) || key === 'status',
  )
  const inSheetOnly = controls.filter((control) => !inBar.includes(control))
  return (
    <Toolbar role="search" data-wraps={textScale >= LARGE_TEXT || undefined}>
      <Search>{search}</Search>
      <AdsFilters model={model} controls={inBar} />
      <AdsSheet
        model={model}
        label={adsText.allFilters}
        compact={isNarrow}
        activeCount={inSheetOnly.filter(isActive).length}
      />
      <EndGroup>
        {period}
        {view.layout === 'table' ? (
          <ColumnChooser
            columns={COLUMN_OPTIONS}
            compact={isTablet}
            visibleKeys={chosenColumns.keys}
            onChange={chosenColumns.choose}
            onReset={chosenColumns.reset}
          />
        ) : (
          <AdsSortSelect model={model} />
        )}
        <ExportMenu files={TABLE_FILES} onExport={onExport} compact={isNarrow} />
        <AdsLayoutSwitch model={model} />
      </EndGroup>
    </Toolbar>
  )
}

const COLUMN_OPTIONS = AD_COLUMN_KEYS.map((key) => ({ key, label: AD_COLUMNS[key].label }))

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
  margin-bottom: var(--sp-4);

  @media (max-width: 767px), (min-width: 1024px) {
    &:not([data-wraps]) {
      flex-wrap: nowrap;
    }
  }

  /* Where one line is short of room, long values are cut, the title's first. */
  & > button {
    min-width: 0;
  }

  & > button:first-of-type {
    flex-shrink: 10;
  }
`

/** Gives way first. */
const Search = styled.div`
  flex: 0 9999 264px;
  min-width: 132px;
`

const EndGroup = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
  max-width: 100%;
  margin-left: auto;

  /* A line of its own, as wide as the first. */
  @media (max-width: 1023px) {
    width: 100%;

    & > :nth-child(2) {
      margin-right: auto;
    }
  }
`

/** Grid or table. */
function AdsLayoutSwitch({ model: { view, chooseLayout } }: { model: AdsModel }) {
  return <SegmentedControl label={adsText.layout} options={LAYOUTS} value={view.layout} onChange={chooseLayout} />
}

const LAYOUTS: readonly { value: AdsLayout; label: string; icon: ReactNode; hideLabel: true }[] = [
  { value: 'grid', label: adsText.grid, icon: <LayoutGrid size={16} strokeWidth={1.5} aria-hidden />, hideLabel: true },
  { value: 'table', label: adsText.table, icon: <Rows3 size={16} strokeWidth={1.5} aria-hidden />, hideLabel: true },
]

interface AdsSortSelectProps {
  model: AdsModel
  /** Fills the width, as in the sheet. */
  block?: boolean
}

/** Common sort orders. An order set from the table's column heads appears as custom. */
function AdsSortSelect({ model: { view, updateView }, block = false }: AdsSortSelectProps) {
  const current = formatSort(view.sort)
  const isCommon = SORTS.some(({ value }) => value === current)
  const options = isCommon ? SORTS : [{ value: current, label: adsText.customSort }, ...SORTS]
  return (
    <Select
      fullWidth={block}
      label={adsText.sort}
      options={options}
      value={current}
      onChange={(value) => {
        const sort = parseSort(value, SORTABLE_ADS)
        if (sort) updateView({ sort })
      }}
    />
  )
}

const SORTS = Object.entries(adsText.sorts).map(([value, label]) => ({ value, label }))
