/** What Titles says where there are none to show: apart, as most visits never read it. */
export const titlesEmptyText = {
  none: {
    title: 'No titles on this shelf yet',
    text: 'This account has no titles. They appear here as soon as they are set up.',
    action: 'Look again',
  },
  noneInRegion: {
    title: (country: string) => `No titles live in ${country}`,
    text: 'The account’s titles are live in other countries, or not live at all.',
    action: 'Show all countries',
  },
  noMatch: {
    title: (search: string) => (search === '' ? 'No title matches the filters' : `No title matches “${search}”`),
    text: (filters: readonly string[]) =>
      filters.length === 0 ? 'Searched in titles and authors.' : `With ${filters.join(', ')}.`,
    action: 'Clear search and filters',
  },
}
