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
