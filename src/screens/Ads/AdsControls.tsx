import { LayoutGrid, Rows3 } from 'lucide-react'
import { styled } from 'styled-components'
import { ColumnChooser } from '#components/inputs/ColumnChooser/ColumnChooser.tsx'
import { FilterSelect } from '#components/inputs/FilterSelect/FilterSelect.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { Select } from '#components/inputs/Select/Select.tsx'
import { adsText } from '#domain/messages/ads.ts'
import { parseSort, formatSort } from '#domain/sortKeys.ts'
import { AD_COLUMNS } from './adColumns.tsx'
import { filterChange } from './adsFilter.ts'
import type { AdsToolsProps } from './AdsToolsProps.ts'
import { AD_COLUMN_KEYS, SORTABLE_ADS, type AdsView } from './adsView.ts'

/** All controls except the search, for the toolbar or the sheet. */
export function AdsControls({ model, today, block = false }: AdsToolsProps & { block?: boolean }) {
  const { view, updateView, controls, chosenColumns } = model
  return (
    <>
      {controls.map(({ key, label, searchable, searchLabel, options }) => (
        <FilterSelect
          key={key}
          fullWidth={block}
          label={label}
          anyLabel={adsText.any}
          searchable={searchable}
          {...(searchLabel !== undefined && { searchLabel })}
          options={options}
          value={view[key]}
          onChange={(value) => updateView(filterChange(key, value))}
        />
      ))}
      <EndGroup data-block={block || undefined}>
        <PeriodPicker
          fullWidth={block}
          period={view.period}
          today={today}
          max={today}
          onChange={(period) => updateView({ period })}
        />
        <SortSelect sort={view.sort} onSort={(sort) => updateView({ sort })} block={block} />
        {view.layout === 'table' && !block && (
          <ColumnChooser
            columns={COLUMN_OPTIONS}
            visibleKeys={chosenColumns.keys}
            onChange={chosenColumns.choose}
            onReset={chosenColumns.reset}
          />
        )}
        <SegmentedControl
          label={adsText.layout}
          options={LAYOUTS}
          value={view.layout}
          onChange={(layout) => updateView({ layout })}
        />
      </EndGroup>
    </>
  )
}

interface SortSelectProps {
  sort: AdsView['sort']
  onSort: (sort: AdsView['sort']) => void
  block: boolean
}

/** Common sort orders. An order set from the table's column heads appears as custom. */
function SortSelect({ sort, onSort, block }: SortSelectProps) {
  const current = formatSort(sort)
  const isCommon = SORTS.some(({ value }) => value === current)
  const options = isCommon ? SORTS : [{ value: current, label: adsText.customSort }, ...SORTS]
  return (
    <Select
      fullWidth={block}
      label={adsText.sort}
      options={options}
      value={current}
      onChange={(value) => {
        const chosenSort = parseSort(value, SORTABLE_ADS)
        if (chosenSort) onSort(chosenSort)
      }}
    />
  )
}

const COLUMN_OPTIONS = AD_COLUMN_KEYS.map((key) => ({ key, label: AD_COLUMNS[key].label }))

const SORTS = Object.entries(adsText.sorts).map(([value, label]) => ({ value, label }))

const LAYOUTS: readonly { value: AdsView['layout']; label: string; icon: React.ReactNode; hideLabel: true }[] = [
  { value: 'grid', label: adsText.grid, icon: <LayoutGrid size={16} strokeWidth={1.5} aria-hidden />, hideLabel: true },
  { value: 'table', label: adsText.table, icon: <Rows3 size={16} strokeWidth={1.5} aria-hidden />, hideLabel: true },
]

const EndGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
  margin-left: auto;

  &[data-block] {
    display: contents;
  }
`
