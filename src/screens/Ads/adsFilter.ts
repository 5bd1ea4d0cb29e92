import { searchWords } from '#domain/foldText.ts'
import { adsText, statusNames } from '#domain/messages/ads.ts'
import type { PlatformNames } from '#domain/platforms.ts'
import { filterOptions, type FilterOption } from '../shared/filterOptions.ts'
import { classKey, type AdNames } from '#domain/catalogue.ts'
import type { AdLine } from '../shared/ads/adLines.ts'
import type { AdsFilter } from './adsView.ts'

/**
 * Predicate for ads that match every filter and contain every search word in their name, title or status. Null if all match.
 */
export function adFilter({
  q,
  title,
  type,
  class: classId,
  platform,
  status,
  rating,
}: AdsFilter): ((line: AdLine) => boolean) | null {
  const words = searchWords(q)
  const titleId = title === null ? null : Number(title)
  if (words.length === 0 && [title, type, classId, platform, status, rating].every((value) => value === null))
    return null
  return ({ ad, searchText }) =>
    words.every((word) => searchText.includes(word)) &&
    (titleId === null || ad.titleId === titleId) &&
    (type === null || ad.typeId === type) &&
    (classId === null || ad.classId === classId) &&
    (platform === null || ad.platforms.includes(platform)) &&
    (status === null || ad.status === status) &&
    (rating === null || (ad.rating === null) === (rating === 'unrated'))
}

/** A filter of the toolbar and the sheet, with the view key it sets. */
export interface FilterControl {
  key: Exclude<keyof AdsFilter, 'q'>
  label: string
  searchable: boolean
  searchLabel?: string
  options: readonly FilterOption[]
}

/** Filters offered for the loaded ads: titles only if the list spans titles, classes only once a type is set. */
export function filterControls(
  lines: readonly AdLine[],
  view: AdsFilter,
  names: AdNames & { platforms: PlatformNames },
  withTitle: boolean,
): FilterControl[] {
  const { filter } = adsText
  const titles = new Map(
    lines.flatMap(({ ad }) =>
      ad.titleId === null ? [] : [[String(ad.titleId), ad.titleName ?? `#${ad.titleId}`] as const],
    ),
  )
  const ofType = lines.filter(({ ad }) => ad.typeId === view.type)
  const classes = new Map(
    ofType.map(({ ad }) => [ad.classId ?? '', names.classes.get(classKey(ad.typeId, ad.classId)) ?? ad.classId ?? '']),
  )
  const controls: (FilterControl | null)[] = [
    withTitle
      ? {
          key: 'title',
          label: filter.title,
          searchable: true,
          searchLabel: adsText.findTitle,
          options: filterOptions([...titles.keys()], view.title, titles),
        }
      : null,
    {
      key: 'type',
      label: filter.type,
      searchable: false,
      options: filterOptions(
        lines.map(({ ad }) => ad.typeId),
        view.type,
        names.types,
      ),
    },
    view.type === null
      ? null
      : {
          key: 'class',
          label: filter.class,
          searchable: false,
          options: filterOptions(
            ofType.map(({ ad }) => ad.classId),
            view.class,
            classes,
          ),
        },
    {
      key: 'platform',
      label: filter.platform,
      searchable: false,
      options: filterOptions(
        lines.flatMap(({ ad }) => ad.platforms),
        view.platform,
        new Map(Object.entries(names.platforms)),
      ),
    },
    {
      key: 'status',
      label: filter.status,
      searchable: false,
      options: filterOptions(
        lines.map(({ ad }) => ad.status),
        view.status,
        statusNames,
      ),
    },
    {
      key: 'rating',
      label: filter.rating,
      searchable: false,
      options: [
        { value: 'unrated', label: adsText.unrated },
        { value: 'rated', label: adsText.rated },
      ],
    },
  ]
  return controls.filter((control) => control !== null)
}

/** View change for setting one filter. Another type also clears the class. */
export function filterChange(key: FilterControl['key'], value: string | null): Partial<AdsFilter> {
  // Safe: options hold only values of their own field.
  const change = { [key]: value } as Partial<AdsFilter>
  return key === 'type' ? { ...change, class: null } : change
}

/** Active filters such as 'Status: Live'. */
export function activeFilterLabels(view: AdsFilter, controls: readonly FilterControl[]): string[] {
  return controls.flatMap(({ key, label, options }) => {
    const value = view[key]
    return value === null
      ? []
      : [adsText.filterSet(label, options.find((option) => option.value === value)?.label ?? value)]
  })
}
