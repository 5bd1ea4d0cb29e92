/**
 * Kind of frame around a page (spec section 2, Layouts). 'public': of pages that visitors open, too; 'plain': none, for a
 * page that one only passes through.
 */
export type LayoutName = 'main' | 'secondary' | 'public' | 'plain'

/** The tabs of the main layout, named after their pages. */
export type Tab = 'titles' | 'ads'

interface PageFacts {
  path: string
  /** The file in src/app/pages, named after the component that it exports. */
  file: string
  layout: LayoutName
  /** Requires a sign-in; visitors are redirected to /login and back (spec section 2). */
  guarded: boolean
  /** Name of the page, for the window title. */
  title: string
  /** Shows one country and period, which links between such pages keep. */
  regional: boolean
  /** The tab that is current; null: none. */
  tab: Tab | null
  /** The page that Back leads to at the start of a visit; null: home. */
  above: PageName | null
  /** The key that opens it after 'g'; null: none. */
  shortcut: string | null
}

// A table: one page per line.
// prettier-ignore
const TABLE = {
  titles:         { path: '/dashboard/titles',               file: 'TitlesPage',         layout: 'main',      guarded: true,  title: 'Titles',                 regional: true,  tab: 'titles', above: null,     shortcut: 't' },
  title:          { path: '/dashboard/titles/:titleId',      file: 'TitleDetailsPage',   layout: 'main',      guarded: true,  title: 'Title',                  regional: true,  tab: 'titles', above: 'titles', shortcut: null },
  titleAds:       { path: '/dashboard/title-ads/:titleId',   file: 'TitleAdsPage',       layout: 'main',      guarded: true,  title: 'Ads of a title',         regional: true,  tab: 'titles', above: 'titles', shortcut: null },
  ads:            { path: '/dashboard/ads',                  file: 'AdsPage',            layout: 'main',      guarded: true,  title: 'Ads',                    regional: true,  tab: 'ads',    above: null,     shortcut: 'a' },
  ad:             { path: '/dashboard/ads/:adId',            file: 'AdDetailsPage',      layout: 'main',      guarded: true,  title: 'Ad',                     regional: true,  tab: 'ads',    above: 'ads',    shortcut: null },
  adResults:      { path: '/dashboard/ad-results',           file: 'AdResultsPage',      layout: 'main',      guarded: true,  title: 'Ad results',             regional: true,  tab: 'ads',    above: 'ads',    shortcut: null },
  titleResults:   { path: '/dashboard/title-results',        file: 'TitleResultsPage',   layout: 'main',      guarded: true,  title: 'Title results',          regional: true,  tab: 'titles', above: 'titles', shortcut: null },
  account:        { path: '/dashboard/account',              file: 'AccountPage',        layout: 'secondary', guarded: true,  title: 'Account',                regional: false, tab: null,     above: null,     shortcut: null },
  users:          { path: '/dashboard/users',                file: 'UsersPage',          layout: 'secondary', guarded: true,  title: 'Users',                  regional: false, tab: null,     above: null,     shortcut: null },
  error:          { path: '/dashboard/error',                file: 'ErrorPage',          layout: 'secondary', guarded: false, title: 'Server error',           regional: false, tab: null,     above: null,     shortcut: null },
  brokenLink:     { path: '/dashboard/brokenlink',           file: 'BrokenLinkPage',     layout: 'secondary', guarded: false, title: 'Broken link',            regional: false, tab: null,     above: null,     shortcut: null },
  login:          { path: '/login',                          file: 'LoginPage',          layout: 'public',    guarded: false, title: 'Log in',                 regional: false, tab: null,     above: null,     shortcut: null },
  forgotPassword: { path: '/forgotpassword',                 file: 'ForgotPasswordPage', layout: 'public',    guarded: false, title: 'Forgot password',        regional: false, tab: null,     above: null,     shortcut: null },
  resetPassword:  { path: '/resetpassword',                  file: 'ResetPasswordPage',  layout: 'public',    guarded: false, title: 'Reset password',         regional: false, tab: null,     above: null,     shortcut: null },
  clickThrough:   { path: '/clith/:clickId',                 file: 'ClickThroughPage',   layout: 'plain',     guarded: false, title: 'Taking you to the book', regional: false, tab: null,     above: null,     shortcut: null },
  showcase:       { path: '/showcase/latest',                file: 'ShowcasePage',       layout: 'public',    guarded: false, title: 'Showcase',               regional: false, tab: null,     above: null,     shortcut: null },
  notFound:       { path: '/404',                            file: 'NotFoundPage',       layout: 'public',    guarded: false, title: 'Page not found',         regional: false, tab: null,     above: null,     shortcut: null },
} as const satisfies Record<string, Omit<PageFacts, 'above'> & { above: string | null }>

export type PageName = keyof typeof TABLE

/** All pages (spec section 2). Routes, tabs, shortcuts, window titles and the stories' checks follow this table. */
export const PAGES: Readonly<Record<PageName, PageFacts>> = TABLE

export const PAGE_NAMES: readonly PageName[] = Object.keys(TABLE) as PageName[]

/** Path of a page with its parameters filled in. */
export function pathTo(page: PageName, params: Readonly<Record<string, string | number>> = {}): string {
  return PAGES[page].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

/** Path of a title's page. */
export const titleHref = (titleId: number) => pathTo('title', { titleId })

/** Path of an ad's page. */
export const adHref = (adId: number) => pathTo('ad', { adId })

const PATTERNS = PAGE_NAMES.map(
  (name) => [name, new RegExp(`^${PAGES[name].path.replace(/:\w+/g, '[^/]+')}/?$`, 'i')] as const,
)

/** The page at an in-app path, in capitals or not, as for the router; undefined if there is none. */
export function pageAt(pathname: string): PageName | undefined {
  return PATTERNS.find(([, pattern]) => pattern.test(pathname))?.[0]
}

/**
 * Parses an id in a path. Anything but digits becomes 0, an id that does not exist, which the server answers with 404.
 */
export function parseIdParam(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : 0
}
