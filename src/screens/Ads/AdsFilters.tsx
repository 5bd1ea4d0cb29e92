import { FilterSelect } from '#components/inputs/FilterSelect/FilterSelect.tsx'
import { adsText } from '#domain/messages/ads.ts'
import { filterChange, type FilterControl } from './adsFilter.ts'
import type { AdsModel } from './useAdsModel.ts'

interface AdsFiltersProps {
  model: AdsModel
  controls: readonly FilterControl[]
  /** Each fills the width, as in the sheet. */
  block?: boolean
}

/** Filters of the ads, for the bar or the sheet. */
export function AdsFilters({ model: { view, updateView }, controls, block = false }: AdsFiltersProps) {
  return controls.map(({ key, label, searchable, searchLabel, options }) => (
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
  ))
}
