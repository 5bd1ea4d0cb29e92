import { fullNumber } from '../format.ts'
import type { Progress } from '../loadable.ts'

/* Words that any screen may use: buttons, marks, counts, links, fields. */

/** Texts that any screen or component may use; what belongs to one area stands in that area's file. */
export const commonText = {
  back: 'Back',
  loading: 'Loading',
  close: 'Close',
  goHome: 'Go to Home',
  logout: 'Logout',
  tryLater: 'Please try again later.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  skipToContent: 'Skip to content',
}

/** What components say of themselves while something loads, changes or goes wrong; what failed is told by failures.ts. */
export const feedbackText = {
  loading: 'Loading',
  stillLoading: 'Still loading…',
  updating: 'Updating',
  cancel: 'Cancel',
  continue: 'Continue',
  tryAgain: 'Try again',
  /** The same while a retry is already planned. */
  tryNow: 'Try now',
  back: 'Back',
  /** Names the close button of one notification. */
  closeOf: (title: string) => `Close: ${title}`,
  retrying: ({ attempt, of }: { attempt: number; of: number }) => `Retrying ${attempt} of ${of}`,
  nextTryIn: (seconds: number) => (seconds > 0 ? `next try in ${seconds} s` : 'trying now'),
  /** '1,024 of 3,000', or '1,024 so far' before the total is known. */
  progress: ({ loaded, total }: Progress) =>
    total === null ? `${fullNumber(loaded)} so far` : `${fullNumber(loaded)} of ${fullNumber(total)}`,
  loadStopped: 'Loading was stopped',
  /** A list whose reading was stopped before its end. */
  onlyFirst: (progress: Progress | null) =>
    progress?.total == null
      ? 'Only the first part is here'
      : `Only the first ${feedbackText.progress(progress)} are here`,
  offline: 'You are offline',
  offlineNote: 'What you see may be out of date. It will refresh when you are back.',
  notifications: 'Notifications',
  /** Told before a notification's title, where only its icon shows the variant. */
  variant: { default: '', success: 'Success:', warning: 'Warning:', error: 'Error:', info: '' },
}

/** What the data marks say in words: shapes and arrows alone tell a screen reader nothing. */
export const markText = {
  up: 'up',
  down: 'down',
  unchanged: 'unchanged',
  new: 'new',
  gone: 'gone',
  more: (count: number) => `+${count}`,
}

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

/** What links say of themselves beside their words. */
export const linkText = {
  /** Follows a link's words, for screen readers: its arrow is seen only. */
  newTab: ' (opens in a new tab)',
}

/** What a button that copies says of how it went. */
export const copyText = {
  copied: 'Copied',
  failed: 'Could not copy',
}

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

const characters = (count: number) => `${fullNumber(count)} ${count === 1 ? 'character' : 'characters'}`

/** The counter of a text area. */
export const counterText = {
  /** '12 of 1,000'. */
  counter: (used: number, max: number) => `${fullNumber(used)} of ${fullNumber(max)}`,
  /** The same to a screen reader that comes to the field. */
  described: (used: number, max: number) => `${fullNumber(used)} of ${characters(max)}`,
  /** Told when a person who types has come near the end. */
  left: (left: number) => (left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`),
}

/** A rating in stars; 0 is not rated. */
export const ratingText = {
  stars: (count: number) => (count === 1 ? '1 star' : `${fullNumber(count)} stars`),
  /** '4 of 5'. */
  value: (value: number, max: number) => (value === 0 ? 'Not rated' : `${fullNumber(value)} of ${fullNumber(max)}`),
  /** Before a rating that can only be read. */
  of: (label: string) => `${label}: `,
  howToClear: 'Press the chosen star again to clear the rating.',
}

/** A field with a list of what fits. */
export const comboboxText = {
  open: (label: string) => `Show the list: ${label}`,
  clear: (label: string) => `Clear: ${label}`,
  loading: 'Loading…',
  nothingMatches: 'Nothing matches',
  /** Left with a text that is no option. */
  invalid: 'Choose from the list',
  found: (count: number) => (count === 1 ? '1 found' : `${fullNumber(count)} found`),
  /** Where there is more than a list should hold. */
  onlyFirst: (shown: number, all: number) => `The first ${fullNumber(shown)} of ${fullNumber(all)}. Type to narrow.`,
}
