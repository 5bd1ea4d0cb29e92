/* The frame around a page, its keys, and the names of the pages. */

/** The frame around the pages: bars, tabs, menus (spec section 2, Layouts). */
export const shellText = {
  product: 'Lightshelf',
  logIn: 'Log In',
  mainNavigation: 'Main',
  titles: 'Titles',
  ads: 'Ads',
  backToDashboard: 'Back to My Dashboard',
  /** The same on small screens. */
  backToDashboardShort: 'My Dashboard',
  help: 'Help centre, opens in a new tab',
  userMenu: 'User menu',
  userMenuMasquerading: (account: string) => `User menu, viewing as ${account}`,
  account: 'Account',
  users: 'Users',
  darkTheme: 'Dark theme',
  viewingAs: (account: string) => `Viewing as ${account}.`,
  viewingAsNote: 'What you change is changed for this account.',
  stopMasquerading: 'Stop masquerading',
  /** The same on small screens. */
  stopMasqueradingShort: 'Stop',
}

/** The names of the pages, as they stand in the window's title. */
export const routeText = {
  titles: 'Titles',
  title: 'Title',
  titleAds: 'Ads of a title',
  ads: 'Ads',
  ad: 'Ad',
  adResults: 'Ad results',
  titleResults: 'Title results',
  account: 'Account',
  users: 'Users',
  error: 'Server error',
  brokenLink: 'Broken link',
  login: 'Log in',
  forgotPassword: 'Forgot password',
  resetPassword: 'Reset password',
  clickThrough: 'Taking you to the book',
  showcase: 'Showcase',
  notFound: 'Page not found',
  product: 'Lightshelf',
  windowTitle: (page: string) => `${page} · Lightshelf`,
}

/** Pages that hold nothing but a message and a way on. */
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
    text: 'Your user is not a member of any account. Ask your administrator to add you, then log in again.',
  },
  newVersion: {
    title: 'A new version is available',
    text: 'Reload to go on with it. You stay logged in.',
    reload: 'Reload',
  },
}

/** The region picker (spec section 2, Layouts). */
export const regionText = {
  label: 'Region',
  /** Names the button: 'Region: All countries'. */
  chosen: (name: string) => `Region: ${name}`,
  /** The entry for no region (spec section 2). */
  all: 'All',
  allCountries: 'All countries',
  find: 'Find a country',
  none: 'No country has this name',
  failed: 'The countries could not be loaded',
  changed: 'Region changed',
  changedTo: (name: string | null) =>
    name === null ? 'Figures now show all countries.' : `Figures now show ${name} only.`,
}

/** The way to whoever can help. */
export const helpText = {
  centre: 'Help centre',
}

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

/** When the address of a page holds what cannot be read: it falls back, field by field, and says so. */
export const addressText = {
  title: 'Part of this address could not be read',
  ignored: (names: string) => `Left out: ${names}. The rest is shown as asked.`,
}
