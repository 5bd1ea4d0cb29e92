import { lazy, type ComponentType } from 'react'
import { routeText } from '#domain/messages/shell.ts'

/** The frame around a page (spec section 2, Layouts). */
export type LayoutName = 'main' | 'secondary' | 'plain'

export interface PageRoute {
  path: string
  layout: LayoutName
  /** Only for those signed in; others are sent to /login and come back after (spec section 2). */
  guarded: boolean
  /** The name of the page, for the window's title. */
  title: string
  view: LazyPage
}

/** A page whose code is fetched when it is first wanted. */
interface LazyPage {
  Component: ComponentType
  /** Fetches the code ahead; called again it costs nothing. */
  load: () => Promise<unknown>
}

function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return { Component: lazy(() => load().then((component) => ({ default: component }))), load }
}

const login = lazyPage(() => import('../pages/LoginPage.tsx').then((page) => page.LoginPage))
const titles = lazyPage(() => import('../pages/TitlesPage.tsx').then((page) => page.TitlesPage))
const ads = lazyPage(() => import('../pages/AdsPage.tsx').then((page) => page.AdsPage))
const ad = lazyPage(() => import('../pages/AdDetailsPage.tsx').then((page) => page.AdDetailsPage))
const titleAds = lazyPage(() => import('../pages/TitleAdsPage.tsx').then((page) => page.TitleAdsPage))
const title = lazyPage(() => import('../pages/TitleDetailsPage.tsx').then((page) => page.TitleDetailsPage))
const showcase = lazyPage(() => import('../pages/ShowcasePage.tsx').then((page) => page.ShowcasePage))
const account = lazyPage(() => import('../pages/AccountPage.tsx').then((page) => page.AccountPage))
const adResults = lazyPage(() => import('../pages/AdResultsPage.tsx').then((page) => page.AdResultsPage))
const titleResults = lazyPage(() => import('../pages/TitleResultsPage.tsx').then((page) => page.TitleResultsPage))
const notFound = lazyPage(() => import('../pages/NotFoundPage.tsx').then((page) => page.NotFoundPage))
const users = lazyPage(() => import('../pages/UsersPage.tsx').then((page) => page.UsersPage))
const error = lazyPage(() => import('../pages/ErrorPage.tsx').then((page) => page.ErrorPage))
const brokenLink = lazyPage(() => import('../pages/BrokenLinkPage.tsx').then((page) => page.BrokenLinkPage))
const forgotPassword = lazyPage(() => import('../pages/ForgotPasswordPage.tsx').then((page) => page.ForgotPasswordPage))
const resetPassword = lazyPage(() => import('../pages/ResetPasswordPage.tsx').then((page) => page.ResetPasswordPage))
const clickThrough = lazyPage(() => import('../pages/ClickThroughPage.tsx').then((page) => page.ClickThroughPage))

/** Every page of spec section 2. The redirects stand in AppRoutes.tsx. */
export const PAGES = {
  titles: { path: '/dashboard/titles', layout: 'main', guarded: true, title: routeText.titles, view: titles },
  title: { path: '/dashboard/titles/:titleId', layout: 'main', guarded: true, title: routeText.title, view: title },
  titleAds: {
    path: '/dashboard/title-ads/:titleId',
    layout: 'main',
    guarded: true,
    title: routeText.titleAds,
    view: titleAds,
  },
  ads: { path: '/dashboard/ads', layout: 'main', guarded: true, title: routeText.ads, view: ads },
  ad: { path: '/dashboard/ads/:adId', layout: 'main', guarded: true, title: routeText.ad, view: ad },
  adResults: {
    path: '/dashboard/ad-results',
    layout: 'main',
    guarded: true,
    title: routeText.adResults,
    view: adResults,
  },
  titleResults: {
    path: '/dashboard/title-results',
    layout: 'main',
    guarded: true,
    title: routeText.titleResults,
    view: titleResults,
  },
  account: { path: '/dashboard/account', layout: 'secondary', guarded: true, title: routeText.account, view: account },
  users: { path: '/dashboard/users', layout: 'secondary', guarded: true, title: routeText.users, view: users },
  error: { path: '/dashboard/error', layout: 'secondary', guarded: false, title: routeText.error, view: error },
  brokenLink: {
    path: '/dashboard/brokenlink',
    layout: 'secondary',
    guarded: false,
    title: routeText.brokenLink,
    view: brokenLink,
  },
  login: { path: '/login', layout: 'plain', guarded: false, title: routeText.login, view: login },
  forgotPassword: {
    path: '/forgotpassword',
    layout: 'plain',
    guarded: false,
    title: routeText.forgotPassword,
    view: forgotPassword,
  },
  resetPassword: {
    path: '/resetpassword',
    layout: 'plain',
    guarded: false,
    title: routeText.resetPassword,
    view: resetPassword,
  },
  clickThrough: {
    path: '/clith/:clickId',
    layout: 'plain',
    guarded: false,
    title: routeText.clickThrough,
    view: clickThrough,
  },
  showcase: { path: '/showcase/latest', layout: 'plain', guarded: false, title: routeText.showcase, view: showcase },
  notFound: { path: '/404', layout: 'plain', guarded: false, title: routeText.notFound, view: notFound },
} as const satisfies Record<string, PageRoute>

export type PageName = keyof typeof PAGES

/** The address of a page, its parameters filled in. */
export function pathTo(page: PageName, params: Readonly<Record<string, string | number>> = {}): string {
  return PAGES[page].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

/** Where a title's page is. */
export const titleHref = (titleId: number) => pathTo('title', { titleId })

/** Where an ad's page is. */
export const adHref = (adId: number) => pathTo('ad', { adId })

/** Starts fetching the code of a page, so that it is here when it is drawn. */
export function preload(page: PageName): void {
  PAGES[page].view.load().catch(() => undefined)
}
