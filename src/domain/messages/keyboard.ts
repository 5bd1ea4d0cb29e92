/** The keyboard sheet (screens.md, Shared parts: Keyboard). */
export const keyboardText = {
  title: 'Keyboard',
  intro: 'Not while you are writing in a field.',
  then: 'then',
  search: 'Search this page',
  titles: 'Go to Titles',
  ads: 'Go to Ads',
  help: 'Show this sheet',
  clear: 'Close, or clear the search',
}
