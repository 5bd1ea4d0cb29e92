import type { PageName } from '../../src/app/routing/paths.ts'

/** A screen, as the sidebar lists it. */
export interface Screen {
  /** In the sidebar, below 'Screens/'. */
  title: string
  /** Its page in the route table, if it has one. */
  page?: PageName
  /** A part of every page with a session. */
  part?: 'userMenu'
  /** A screen that calls no endpoint has no stories of loading and failing. */
  hasNoCalls?: true
}

const PAGE_SCREENS: Readonly<Record<PageName, Screen>> = {
  titles: { title: 'Dashboard/Titles' },
  title: { title: 'Dashboard/Title details' },
  titleAds: { title: 'Dashboard/Title ads' },
  ads: { title: 'Dashboard/Ads' },
  ad: { title: 'Dashboard/Ad details' },
  adResults: { title: 'Dashboard/Ad results' },
  titleResults: { title: 'Dashboard/Title results' },
  account: { title: 'Dashboard/Account' },
  users: { title: 'Dashboard/Users' },
  login: { title: 'Public/Login' },
  forgotPassword: { title: 'Public/Forgot password' },
  resetPassword: { title: 'Public/Reset password' },
  clickThrough: { title: 'Public/Click-through' },
  showcase: { title: 'Public/Showcase' },
  error: { title: 'Errors/Server error', hasNoCalls: true },
  brokenLink: { title: 'Errors/Broken link', hasNoCalls: true },
  notFound: { title: 'Errors/Not found', hasNoCalls: true },
}

/** Screens without a page of their own. */
const OTHER_SCREENS: readonly Screen[] = [
  { title: 'Dashboard/User menu', part: 'userMenu' },
  { title: 'Dashboard/Empty account', hasNoCalls: true },
  { title: 'Errors/Global error', hasNoCalls: true },
  { title: 'Errors/New version', hasNoCalls: true },
  { title: 'Errors/No connection', hasNoCalls: true },
  { title: 'Errors/Router error', hasNoCalls: true },
]

const PAGES = Object.entries(PAGE_SCREENS) as [PageName, Screen][]

/** Every screen: those of the route table's pages, then the others. */
export const SCREENS: readonly Screen[] = [...PAGES.map(([page, screen]) => ({ ...screen, page })), ...OTHER_SCREENS]

/**
 * The screen that stories belong to, by their title: 'Screens/Dashboard/Ad details at work' holds further stories of
 * 'Screens/Dashboard/Ad details'.
 */
export const screenOf = (storyTitle: string): Screen | undefined =>
  SCREENS.find(({ title }) => new RegExp(`^Screens/${title}( [a-z ]+)?$`).test(storyTitle))
