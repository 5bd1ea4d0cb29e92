/** What keys do in a component, by their names, in the order of its documentation page: `parameters.docs.keys`. */
export type Keys = Readonly<Record<string, string>>

export const BUTTON_KEYS: Keys = { 'Space, Enter': 'Press it' }

export const DIALOG_KEYS: Keys = { 'Tab, Shift+Tab': 'Cycle inside', Escape: 'Closes it, unless it is busy' }

/** Of a list that a button opens, without a search. */
export const SELECT_KEYS: Keys = {
  'Enter, Space, Down, Up, Alt+Down': 'Open it at the current value',
  'Home, End, letters': 'Open it at the first, the last or a matching value; in the open list they move there',
  'Down, Up': 'Move by one, and stop at the ends',
  'Page Down, Page Up': 'Move by ten',
  'Enter, Space, Tab, Alt+Up': 'Select',
  Escape: 'Closes it without a change',
}

/** Of a list that a button opens, with a search. */
export const SEARCH_KEYS: Keys = {
  'Enter, Space, Down, Up on the button': 'Open the list, with the focus in its search field',
  Letters: 'Filter, and make the first match active',
  'Down, Up': 'Move by one, and wrap around',
  'Page Down, Page Up': 'Move by ten',
  Enter: 'Selects',
  'Escape, Tab': 'Close it and discard the text',
}

/** Of a table, whose rows share one tab stop. */
export const TABLE_KEYS: Keys = {
  'Enter, Space on a head': 'Sort by it; once more in reverse; with Shift beside the other sort keys',
  'Down, Up, Page Down, Page Up, Home, End': 'Move between rows',
  'Enter on a row': 'Opens it',
  'Space on a row': 'Selects it; with Shift all from the last one',
}
