/** The id of an option, for aria-activedescendant; none for an index below 0. */
export function optionId(listId: string, index: number): string | undefined {
  return index < 0 ? undefined : `${listId}-${index}`
}
