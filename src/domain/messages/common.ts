import { TRY_LATER } from '../failure.ts'
import { formatNumber } from '../format.ts'
import type { Progress } from '../loadable.ts'
import { shortName } from '../text/shortenText.ts'

/* Texts of every screen and component: buttons, counts, links, fields. */

/** Texts shared by screens and components. Texts of one area are in that area's file. */
export const commonText = {
  sendArtwork: 'Send artwork',
  copyLink: 'Copy link',
  back: 'Back',
  loading: 'Loading',
  close: 'Close',
  goHome: 'Go to Home',
  logout: 'Logout',
  tryLater: TRY_LATER,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  skipToContent: 'Skip to content',
}

/** Loading, updating, retrying, offline. The failures themselves are in failures.ts. */
export const feedbackText = {
  loading: 'Loading',
  stillLoading: 'Still loading…',
  cancel: 'Cancel',
  /** After Cancel: it starts over. */
  loadAgain: 'Load again',
  tryAgain: 'Try again',
  /** While an automatic retry is scheduled. */
  tryNow: 'Try now',
  back: 'Back',
  /** Name of a notification's close button. */
  closeNotification: (title: string) => `Close: ${title}`,
  retrying: ({ attempt, of }: { attempt: number; of: number }) => `Retrying ${attempt} of ${of}`,
  /** 'next try in 2 min 5 s'. */
  nextTryIn: (seconds: number) => {
    if (seconds <= 0) return 'trying now'
    const minutes = Math.floor(seconds / 60)
    return minutes === 0 ? `next try in ${seconds} s` : `next try in ${minutes} min ${seconds % 60} s`
  },
  /** '1,024 of 3,000'; before the total is known '1,024 so far', or 'Loading…' for none. */
  progress: ({ loaded, total }: Progress) => {
    if (total !== null) return `${formatNumber(loaded)} of ${formatNumber(total)}`
    return loaded === 0 ? 'Loading…' : `${formatNumber(loaded)} so far`
  },
  loadStopped: 'Loading stopped',
  /** A list whose loading was cancelled part-way. */
  partlyLoaded: (progress: Progress | null) =>
    progress?.total == null ? 'Partly loaded' : `Showing the first ${feedbackText.progress(progress)}`,
  unreadRows: (count: number) => `${count === 1 ? '1 row' : `${formatNumber(count)} rows`} could not be read.`,
  unreadRowsNote: 'Counts and totals leave out what is missing.',
  offline: 'You’re offline',
  offlineNote: 'This page may be out of date. It will refresh when you’re back online.',
  notifications: 'Notifications',
  /** Read out before a notification's title, since only its icon shows the variant. */
  variantPrefixes: { default: '', success: 'Success:', warning: 'Warning:', error: 'Error:', info: '' },
}

/** What was entered before and has come back. */
export const draftText = {
  restored: 'Draft restored',
  discard: 'Discard',
}

/** Text alternatives of shapes and arrows, for screen readers. */
export const markText = {
  up: 'up',
  down: 'down',
  unchanged: 'No change',
  new: 'No earlier data',
  gone: 'No data this period',
  /** Unit of the change of a ratio, as shown and as spoken. */
  points: { short: 'pp', spoken: 'percentage points' },
  more: (count: number) => `+${count}`,
}

/** How the name of a table's file ends: 'titles-2026-10-23-to-2026-11-19-as-shown.csv'. */
export const tableFileEndings = { shown: '-as-shown.csv', excel: '-for-excel.csv', all: '.csv' }

/** A file of a table: as shown, the same for Excel, or all columns. */
export type TableFile = keyof typeof tableFileEndings

/** Files of a table. */
export const exportText = {
  export: 'Export',
  exporting: 'Exporting',
  /** The table on screen, for people. */
  shown: 'Table as shown (CSV)',
  /** The same in the format that the user's Excel opens. */
  excel: 'For Excel (CSV)',
  excelFormat: 'Excel format',
  /** By how they write a number and what is between cells. */
  excelFormats: {
    point: 'Excel: 1.5 and commas',
    comma: 'Excel: 1,5 and semicolons',
    swiss: 'Excel: 1.5 and semicolons',
  },
  /** Every column under the API's name, for programs. */
  all: 'All columns (CSV)',
  /** Head of a column with its unit: 'Google CTR (%)'. */
  inUnit: (head: string, unit: '%' | 'pp') => `${head} (${unit})`,
}

/** Labels of general controls. */
export const controlsText = {
  clearSearch: 'Clear search',
  reset: 'Reset',
  moveUp: (what: string) => `Move ${what} up`,
  moveDown: (what: string) => `Move ${what} down`,
  columns: 'Columns',
  /** 'Find: Live in', the search field of a long list. */
  find: (list: string) => `Find: ${list}`,
  nothingMatches: 'No matches',
  loading: 'Loading…',
  /** The list is cut at `shown` options. */
  truncated: (shown: number, all: number) =>
    `First ${formatNumber(shown)} of ${formatNumber(all)}. Type to narrow the list.`,
  /** Visible columns: '8 of 11'. */
  countOf: (chosen: number, all: number) => `${formatNumber(chosen)} of ${formatNumber(all)}`,
}

/** Additions to the text of a link. */
export const linkText = {
  /** For screen readers, which can't see the link's arrow. */
  newTab: ' (opens in a new tab)',
}

/** Outcomes of a copy button. */
export const copyText = {
  copied: 'Copied',
  failed: 'Couldn’t copy',
}

/** Chips of the applied filters. */
export const chipText = {
  /** Name of the group of chips. */
  appliedFilters: 'Applied filters',
  noneApplied: 'No filters applied',
  clearAll: 'Clear all',
  /** Before the filter's value: 'Status:'. */
  filterPrefix: (filter: string) => `${filter}: `,
  /** 'Remove Status: Live'. */
  remove: (filter: string, value: string) => `Remove ${filter}: ${shortName(value)}`,
}

const characters = (count: number) => `${formatNumber(count)} ${count === 1 ? 'character' : 'characters'}`

/** The counter of a text area. */
export const counterText = {
  /** '12/1,000'. */
  counter: (used: number, max: number) => `${formatNumber(used)}/${formatNumber(max)}`,
  /** Description of the field, for screen readers. */
  description: (used: number, max: number) => `${formatNumber(used)} of ${characters(max)}`,
  /** Announced near the limit. */
  remaining: (left: number) => (left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`),
}

/** A rating in stars; 0 means not rated. */
export const ratingText = {
  stars: (count: number) => (count === 1 ? '1 star' : `${formatNumber(count)} stars`),
  /** '4 out of 5'. */
  value: (value: number, max: number) =>
    value === 0 ? 'Not rated' : `${formatNumber(value)} out of ${formatNumber(max)}`,
  howToClear: 'Select the same star again to clear the rating.',
}

/** A text field with a list of matching options. */

/** The switch between the list of titles or ads and their results. */
export const listOrResultsText = { label: 'List or results', list: 'List', results: 'Results' }
