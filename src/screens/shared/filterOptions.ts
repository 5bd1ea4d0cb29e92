import { compareTexts } from '#domain/compareTexts.ts'

/** An option of a filter. */
export interface FilterOption {
  value: string
  label: string
}

/** Distinct values as filter options, sorted by name. The chosen value stays an option even if no row has it. */
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
