/** What chips say: toggles, and the filters that are set. */
export const chipText = {
  /** Names the chips of the filters that are set. */
  filtersSet: 'Filters set',
  noneSet: 'No filter is set',
  clearAll: 'Clear all',
  /** Before the value that is filtered by: 'Status:'. */
  by: (filter: string) => `${filter}: `,
  /** 'Remove Status: Live'. */
  remove: (filter: string, value: string) => `Remove ${filter}: ${value}`,
}
