import { titlesText } from '#domain/messages/titles.ts'
import type { TitleFilterOptions } from './titlesFilter.ts'
import type { TitlesView } from './titlesView.ts'

/** Filters of the toolbar and the sheet, each with the view key it sets. */
export const FILTERS: readonly {
  key: keyof TitleFilterOptions
  label: string
  anyLabel: string
  searchable: boolean
}[] = [
  { key: 'status', label: titlesText.columns.status.head, anyLabel: titlesText.any, searchable: false },
  { key: 'liveIn', label: titlesText.columns.live.head, anyLabel: titlesText.anyCountry, searchable: true },
  { key: 'imprint', label: titlesText.columns.imprint.head, anyLabel: titlesText.any, searchable: true },
]

/** Active filters such as 'Status: Live'. */
export function activeFilterLabels(view: TitlesView, options: TitleFilterOptions): string[] {
  return FILTERS.flatMap(({ key, label }) => {
    const value = view[key]
    return value === null
      ? []
      : [titlesText.filterSet(label, options[key].find((option) => option.value === value)?.label ?? value)]
  })
}
