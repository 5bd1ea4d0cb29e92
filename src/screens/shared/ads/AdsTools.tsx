import { LayoutGrid, Rows3 } from 'lucide-react'
import { styled } from 'styled-components'
import { FilterSelect } from '#components/FilterSelect/FilterSelect.tsx'
import { PeriodPicker } from '#components/PeriodPicker/PeriodPicker.tsx'
import { SearchField } from '#components/SearchField/SearchField.tsx'
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx'
import { Select } from '#components/Select/Select.tsx'
import type { Day } from '#domain/catalogue.ts'
import { adsText } from '#domain/messages/ads.ts'
import { parseSort, writeSort } from '#domain/sortKeys.ts'
import { setFilter } from './adsFilter.ts'
import { AdsSheet } from './AdsSheet.tsx'
import { SORTABLE_ADS, type AdsView } from './adsView.ts'
import type { AdsModel } from './useAdsModel.ts'

export interface AdsToolsProps {
  model: AdsModel
  today: Day
}

/** Search and filters at the left; period, order and layout at the right. On small screens the search, and a sheet with the rest. */
export function AdsTools({ model, today }: AdsToolsProps) {
  const { view, type, small } = model
  const search = (
    <SearchField value={view.q} onChange={type} label={adsText.search} placeholder={adsText.search} shortcut="/" />
  )
  return (
    <Tools role="search">
      {search}
      {small ? <AdsSheet model={model} today={today} /> : <AdsControls model={model} today={today} />}
    </Tools>
  )
}

/** Every control but the search, for a toolbar or a sheet. */
export function AdsControls({ model, today, block = false }: AdsToolsProps & { block?: boolean }) {
  const { view, change, controls } = model
  return (
    <>
      {controls.map(({ key, label, searchable, searchLabel, options }) => (
        <FilterSelect
          key={key}
          label={label}
          anyLabel={adsText.any}
          searchable={searchable}
          {...(searchLabel !== undefined && { searchLabel })}
          options={options}
          value={view[key]}
          onChange={(value) => change(setFilter(key, value))}
        />
      ))}
      <Right data-block={block || undefined}>
        <PeriodPicker
          block={block}
          period={view.period}
          today={today}
          max={today}
          onChange={(period) => change({ period })}
        />
        <SortSelect view={view} change={change} />
        <SegmentedControl
          label={adsText.layout}
          options={LAYOUTS}
          value={view.layout}
          onChange={(layout) => change({ layout })}
        />
      </Right>
    </>
  )
}

/** The usual orders; one that the table's heads made is told as such. */
function SortSelect({ view, change }: Pick<AdsModel, 'view' | 'change'>) {
  const written = writeSort(view.sort)
  const known = SORTS.some(({ value }) => value === written)
  const options = known ? SORTS : [{ value: written, label: adsText.ownSort }, ...SORTS]
  return (
    <Select
      label={adsText.sort}
      options={options}
      value={written}
      onChange={(value) => {
        const sort = parseSort(value, SORTABLE_ADS)
        if (sort) change({ sort })
      }}
    />
  )
}

const SORTS = Object.entries(adsText.sorts).map(([value, label]) => ({ value, label }))

const LAYOUTS: readonly { value: AdsView['layout']; label: string; icon: React.ReactNode; hideLabel: true }[] = [
  { value: 'grid', label: adsText.grid, icon: <LayoutGrid size={16} strokeWidth={1.5} aria-hidden />, hideLabel: true },
  { value: 'table', label: adsText.table, icon: <Rows3 size={16} strokeWidth={1.5} aria-hidden />, hideLabel: true },
]

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
  margin-bottom: var(--sp-4);

  @media (max-width: 767px) {
    flex-wrap: nowrap;

    & > :first-child {
      min-width: 0;
    }
  }
`

const Right = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
  margin-left: auto;

  &[data-block] {
    display: contents;
  }
`
