import { lowerCase, upperFirst } from 'es-toolkit'
import { PAGE_NAMES, PAGES, type PageName } from '#domain/pages.ts'
import { callsOf } from '#mocks/pageCalls.ts'

/** A screen, as the sidebar lists it. */
export interface Screen {
  /** In the sidebar, below 'Screens/'. */
  title: string
  /** Its page, if it has one. */
  page?: PageName
  /** A part of every page with a session. */
  part?: 'userMenu'
  /** A screen that calls no endpoint has no stories of loading and failing. */
  hasNoCalls?: true
}

/** Screens that are not named after their page's file. */
const NAMES: Readonly<Partial<Record<PageName, string>>> = { clickThrough: 'Click-through', error: 'Server error' }

/** 'Dashboard/Title details'. A page for visitors that calls nothing is one of errors. */
function screenOfPage(page: PageName): Screen {
  const { guarded, file } = PAGES[page]
  const hasNoCalls = callsOf(page).length === 0
  const group = guarded ? 'Dashboard' : hasNoCalls ? 'Errors' : 'Public'
  const name = NAMES[page] ?? upperFirst(lowerCase(file.replace(/Page$/, '')))
  return { title: `${group}/${name}`, page, ...(hasNoCalls && { hasNoCalls }) }
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

/** Every screen: those of pages, then the others. */
export const SCREENS: readonly Screen[] = [...PAGE_NAMES.map(screenOfPage), ...OTHER_SCREENS]

const PATTERNS = SCREENS.map(({ title }) => new RegExp(`^Screens/${title}(/[\\w ]+)?$`))

/**
 * The screen that stories belong to, by their title: 'Screens/Dashboard/Ad details/At work' holds further stories of
 * 'Screens/Dashboard/Ad details'.
 */
export const screenOf = (storyTitle: string): Screen | undefined =>
  SCREENS[PATTERNS.findIndex((pattern) => pattern.test(storyTitle))]
