import { fullNumber } from '#domain/format.ts'

/** What controls say of themselves, whatever they are used for. */
export const controlsText = {
  clearSearch: 'Clear search',
  reset: 'Reset',
  moveUp: (what: string) => `Move ${what} up`,
  moveDown: (what: string) => `Move ${what} down`,
  columns: 'Columns',
  /** 'Find: Live in', the field that narrows a long list. */
  find: (list: string) => `Find: ${list}`,
  nothingMatches: 'Nothing matches',
  /** '8 of 11', of columns shown. */
  countOf: (chosen: number, all: number) => `${fullNumber(chosen)} of ${fullNumber(all)}`,
}
