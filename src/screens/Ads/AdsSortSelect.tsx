import { Select } from '#components/inputs/Select/Select.tsx'
import { adsText } from '#domain/messages/ads.ts'
import { formatSort, parseSort } from '#domain/sortKeys.ts'
import { SORTABLE_ADS } from './adsView.ts'
import type { AdsModel } from './useAdsModel.ts'

interface AdsSortSelectProps {
  model: AdsModel
  /** Fills the width, as in the sheet. */
  block?: boolean
}

/** Common sort orders. An order set from the table's column heads appears as custom. */
export function AdsSortSelect({ model: { view, updateView }, block = false }: AdsSortSelectProps) {
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
