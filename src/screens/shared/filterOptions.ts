import { compareTexts } from '#domain/collate.ts'

/** One choice of a filter. */
export interface FilterOption {
  value: string
  label: string
}

/** What loaded rows can be filtered by, each by its name; what is set stays a choice when no row has it. */
export function filterOptions(
  values: readonly (string | null)[],
  chosen: string | null,
  names: ReadonlyMap<string, string> | null,
): FilterOption[] {
  const distinct = new Set([...values, chosen].flatMap((value) => (value === null || value === '' ? [] : value)))
  return [...distinct]
    .map((value) => ({ value, label: names?.get(value) ?? value }))
    .sort((a, b) => compareTexts(a.label, b.label))
}
