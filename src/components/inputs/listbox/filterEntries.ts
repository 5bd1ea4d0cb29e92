import { foldText } from '#domain/foldText.ts'

/** A selectable value. */
export interface FilterOption<V extends string> {
  value: V
  label: string
  /** Short code shown before the label, such as a country code; a query has to match it in full. */
  hint?: string | undefined
}

/** A row in the open list. A null value means "any". */
export interface FilterEntry<V extends string> {
  value: V | null
  label: string
  hint?: string | undefined
}

/**
 * The rows of an open list: without a query, the "any" row (if there is one) followed by all options; with a query, only
 * matching options, ignoring case and accents.
 */
export function filterEntries<V extends string>(
  anyLabel: string | null,
  options: readonly FilterOption<V>[],
  query: string,
): readonly FilterEntry<V>[] {
  const foldedQuery = foldText(query.trim())
  if (foldedQuery === '') return anyLabel === null ? options : [{ value: null, label: anyLabel }, ...options]
  return options.filter(
    ({ label, hint }) =>
      foldText(label).includes(foldedQuery) || (hint !== undefined && foldText(hint) === foldedQuery),
  )
}
