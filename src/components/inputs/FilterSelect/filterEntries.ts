import { foldText } from '#domain/foldText.ts'

/** A selectable value. */
export interface FilterOption<V extends string> {
  value: V
  label: string
  /** Short code shown before the label and also searched, such as a country code. */
  hint?: string | undefined
}

/** A row in the open list; value null is "any". */
export interface FilterEntry<V extends string> {
  value: V | null
  label: string
  hint?: string | undefined
}

/**
 * The rows of an open list. Without a query: "any" if there is such a row, then all options. With a query: the matching
 * options, ignoring case and accents.
 */
export function filterEntries<V extends string>(
  anyLabel: string | null,
  options: readonly FilterOption<V>[],
  query: string,
): readonly FilterEntry<V>[] {
  const text = foldText(query.trim())
  if (text === '') return anyLabel === null ? options : [{ value: null, label: anyLabel }, ...options]
  return options.filter(
    ({ label, hint }) => foldText(label).includes(text) || (hint !== undefined && foldText(hint) === text),
  )
}

/** Finds the entry whose full label or hint equals the text, ignoring case and accents. */
export function findEntryByName<V extends string, E extends FilterEntry<V>>(
  text: string,
  entries: readonly E[],
): E | undefined {
  const name = foldText(text.trim())
  if (name === '') return undefined
  return entries.find(({ label, hint }) => foldText(label) === name || (hint !== undefined && foldText(hint) === name))
}
