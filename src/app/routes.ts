import { lazy, type ComponentType } from 'react'
import { routeText } from '#domain/messages/routes.ts'

/** The frame around a page (spec section 2, Layouts). */
export type LayoutName = 'main' | 'secondary' | 'plain'

export interface PageRoute {
  path: string
  layout: LayoutName
  /** Only for those signed in; others are sent to /login and come back after (spec section 2). */
  guarded: boolean
  /** The name of the page, for the window's title. */
  title: string
  /** Fetches the page's code; called again it costs nothing. */
  load: () => Promise<{ default: ComponentType }>
}

const login = () => import('./pages/LoginPage.tsx').then((page) => ({ default: page.LoginPage }))
const titles = () => import('./pages/TitlesPage.tsx').then((page) => ({ default: page.TitlesPage }))
const notFound = () => import('./pages/NotFoundPage.tsx').then((page) => ({ default: page.NotFoundPage }))
const notBuilt = () => import('./pages/NotBuiltPage.tsx').then((page) => ({ default: page.NotBuiltPage }))

/** Every page of spec section 2. The redirects stand in AppRoutes.tsx. */
export const PAGES = {
  titles: { path: '/dashboard/titles', layout: 'main', guarded: true, title: routeText.titles, load: titles },
  title: { path: '/dashboard/titles/:titleId', layout: 'main', guarded: true, title: routeText.title, load: notBuilt },
  titleAds: { path: '/dashboard/title-ads/:titleId', layout: 'main', guarded: true, title: routeText.titleAds, load: notBuilt },
  ads: { path: '/dashboard/ads', layout: 'main', guarded: true, title: routeText.ads, load: notBuilt },
  ad: { path: '/dashboard/ads/:adId', layout: 'main', guarded: true, title: routeText.ad, load: notBuilt },
  adResults: { path: '/dashboard/ad-results', layout: 'main', guarded: true, title: routeText.adResults, load: notBuilt },
  titleResults: { path: '/dashboard/title-results', layout: 'main', guarded: true, title: routeText.titleResults, load: notBuilt },
  account: { path: '/dashboard/account', layout: 'secondary', guarded: true, title: routeText.account, load: notBuilt },
  users: { path: '/dashboard/users', layout: 'secondary', guarded: true, title: routeText.users, load: notBuilt },
  error: { path: '/dashboard/error', layout: 'secondary', guarded: false, title: routeText.error, load: notBuilt },
  brokenLink: { path: '/dashboard/brokenlink', layout: 'secondary', guarded: false, title: routeText.brokenLink, load: notBuilt },
  login: { path: '/login', layout: 'plain', guarded: false, title: routeText.login, load: login },
  forgotPassword: { path: '/forgotpassword', layout: 'plain', guarded: false, title: routeText.forgotPassword, load: notBuilt },
  resetPassword: { path: '/resetpassword', layout: 'plain', guarded: false, title: routeText.resetPassword, load: notBuilt },
  clickThrough: { path: '/clith/:clickId', layout: 'plain', guarded: false, title: routeText.clickThrough, load: notBuilt },
  showcase: { path: '/showcase/latest', layout: 'plain', guarded: false, title: routeText.showcase, load: notBuilt },
  notFound: { path: '/404', layout: 'plain', guarded: false, title: routeText.notFound, load: notFound },
} as const satisfies Record<string, PageRoute>

export type PageName = keyof typeof PAGES

/** Whether a page is there: one that is not is never linked. */
export const isBuilt = (page: PageName): boolean => PAGES[page].load !== notBuilt

/** The address of a page, its parameters filled in. */
export function pathTo(page: PageName, params: Readonly<Record<string, string | number>> = {}): string {
  return PAGES[page].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

/** Starts fetching the code of a page, so that it is here when it is drawn. */
export function preload(page: PageName): void {
  PAGES[page].load().catch(() => undefined)
}

const components = new Map<PageRoute['load'], ComponentType>()

/** The page as a lazy component, one for all routes that share it. */
export function lazyPage({ load }: PageRoute): ComponentType {
  const known = components.get(load)
  if (known) return known
  const component = lazy(load)
  components.set(load, component)
  return component
}
