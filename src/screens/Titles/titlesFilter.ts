import { searchWords } from '#domain/foldText.ts'
import { filterOptions, type FilterOption } from '#screens/shared/filterOptions.ts'
import type { TitleLine } from './titleLines.ts'
import type { TitlesView } from './titlesView.ts'

/** Search and filters of the Titles screen. */
export type TitlesFilter = Pick<TitlesView, 'q' | 'status' | 'liveIn' | 'imprint'>

export const NO_TITLES_FILTER: TitlesFilter = { q: '', status: null, liveIn: null, imprint: null }

/** Predicate for titles that match every filter and contain every search word in name, author or series. Null if all match. */
export function titleFilter({ q, status, liveIn, imprint }: TitlesFilter): ((line: TitleLine) => boolean) | null {
  const words = searchWords(q)
  if (words.length === 0 && status === null && liveIn === null && imprint === null) return null
  return ({ title, searchText }) =>
    words.every((word) => searchText.includes(word)) &&
    (status === null || title.statusId === status) &&
    (liveIn === null || title.liveCountryIds.includes(liveIn)) &&
    (imprint === null || title.imprint === imprint)
}

export interface TitleFilterOptions {
  status: FilterOption[]
  liveIn: FilterOption[]
  imprint: FilterOption[]
}

/** Filter options from the loaded titles. The active value stays an option even if no title has it. */
export function titleFilterOptions(
  lines: readonly TitleLine[],
  { status, liveIn, imprint }: Omit<TitlesFilter, 'q'>,
  names: { statuses: ReadonlyMap<string, string>; countries: ReadonlyMap<string, string> },
): TitleFilterOptions {
  const titles = lines.map(({ title }) => title)
  return {
    status: filterOptions(
      titles.map(({ statusId }) => statusId),
      status,
      names.statuses,
    ),
    liveIn: filterOptions(
      titles.flatMap(({ liveCountryIds }) => liveCountryIds),
      liveIn,
      names.countries,
    ),
    imprint: filterOptions(
      titles.map((title) => title.imprint),
      imprint,
      null,
    ),
  }
}
