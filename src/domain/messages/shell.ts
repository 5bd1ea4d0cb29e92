import { shortName } from '../text/shortenText.ts'
/* The page layout, keyboard shortcuts, and page names. */

/** The layouts: bars, tabs, menus (spec section 2). */
export const shellText = {
  product: 'Lightshelf',
  /** At the top of a page on paper. */
  printedCountry: (country: string | null) => `· ${country ?? regionText.allCountries}`,
  logIn: 'Log In',
  mainNavigation: 'Main',
  backToDashboard: 'Back to My Dashboard',
  help: 'Help centre (opens in a new tab)',
  userMenu: 'User menu',
  userMenuMasquerading: (account: string) => `User menu, viewing as ${shortName(account)}`,
  account: 'Account',
  users: 'Users',
  darkTheme: 'Dark theme',
  viewingAs: (account: string) => `Viewing as ${shortName(account)}`,
  viewingAsNote: 'Changes you make are saved to this account.',
  stopMasquerading: 'Stop masquerading',
  /** On small screens. */
  stopMasqueradingShort: 'Stop',
}

/** The window's title. The pages' own are in pages.ts. */
export const routeText = {
  linkAccount: 'Link from another account',
  windowTitle: (page: string) => `${shortName(page)} · Lightshelf`,
}

/** Pages with only a message and a button. */
export const pagesText = {
  notFound: {
    title: 'This page isn’t on the shelf',
    text: 'The address may be mistyped, or the page has moved.',
  },
  globalError: {
    title: 'Apologies, something went wrong:',
  },
  routerError: {
    title: 'Unexpected Application Error!',
  },
  emptyAccount: {
    title: 'No account to open',
    text: 'You don’t belong to any account yet. Ask your administrator to add you, then log in again.',
  },
  newVersion: {
    title: 'A new version is available',
    text: 'Reload to update. You’ll stay logged in.',
    reload: 'Reload',
  },
  /** The code of a page can’t be loaded. The titles are those of the failures. */
  noConnection: {
    offlineText: 'This page will open when you’re back online.',
    unreachableText: 'Check your connection, then try again.',
    retry: 'Try again',
  },
}

/** The country picker (the region of spec section 2). */
export const regionText = {
  label: 'Country',
  /** Name of the button: 'Country: All countries'. */
  chosen: (name: string) => `Country: ${name}`,
  /** The option for all countries (spec section 2). */
  all: 'All',
  allCountries: 'All countries',
  find: 'Find a country',
  none: 'No countries found',
  failed: 'We couldn’t load the countries',
  changed: 'Country changed',
  changedTo: (name: string | null) => (name === null ? 'Showing all countries.' : `Showing ${name} only.`),
}

/** The link to the help centre. */
export const helpText = {
  centre: 'Help centre',
}

/** The sheet of keyboard shortcuts. */
export const keyboardText = {
  title: 'Keyboard shortcuts',
  intro: 'Not available while typing.',
  then: 'then',
  search: 'Search this page',
  openFirst: 'In a search of titles or ads: open the first one found',
  goTo: (page: string) => `Go to ${page}`,
  help: 'Show shortcuts',
  clear: 'Close, or clear the search',
  singleKeys: 'Single-key shortcuts',
  singleKeysNote: 'Turn them off if you dictate, so that words don’t press keys. The user menu has this switch, too.',
}

/** What the URL parameters mean. */
const PARAMETER_WORDS: Readonly<Record<string, string>> = {
  from: 'dates',
  to: 'dates',
  region: 'country',
  q: 'search',
  sort: 'sort order',
  cols: 'columns',
  m: 'metric',
  cmp: 'comparison',
  p: 'platform',
  platform: 'platform',
  g: 'grouping',
  chart: 'chart type',
  view: 'view',
  elad_id: 'ads',
  entity_id: 'titles',
  title: 'title',
  type: 'media',
  class: 'format',
  status: 'status',
  rating: 'rating',
  live: 'country',
  imprint: 'imprint',
  campaign: 'campaign',
  items: 'creative status',
  item: 'creative',
  art: 'artwork',
  account: 'account',
}

/** Unreadable parameters of a link: each falls back to its default. */
export const addressText = {
  title: 'Part of this link didn’t work',
  /** `names` are the URL parameters, separated by commas: 'from, to'. */
  ignored: (names: string) => {
    const words = [...new Set(names.split(', ').map((name) => PARAMETER_WORDS[name] ?? name))]
    if (words.join() === 'dates') return 'We ignored the dates and show the last 28 days.'
    return `We ignored the ${words.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`
  },
}
