import { foldText } from '#domain/foldText.ts'

/** One value that a filter can be set to. */
export interface FilterOption<V extends string> {
  value: V
  label: string
  /** Stands before the label: a country's code. Searched as well. */
  hint?: string | undefined
}

/** A line of the open filter; value null is "any". */
export interface FilterEntry<V extends string> {
  value: V | null
  label: string
  hint?: string | undefined
}

/** What is listed: "any" first where there is such a thing, then the options; while searching only the options that hold the text, without case and accents. */
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

/** The entry that a text names in full, by its label or its hint, without case and accents. */
export function entryCalled<V extends string, E extends FilterEntry<V>>(
  text: string,
  entries: readonly E[],
): E | undefined {
  const name = foldText(text.trim())
  if (name === '') return undefined
  return entries.find(({ label, hint }) => foldText(label) === name || (hint !== undefined && foldText(hint) === name))
}
