import { lazy, type ComponentType } from 'react'
import { routeText } from '#domain/messages/shell.ts'
import type { LayoutName } from '../layouts/LayoutName.ts'
import { whileLoading } from './pageLoading.ts'
import { PATHS, type PageName } from './paths.ts'

export interface PageRoute {
  path: string
  layout: LayoutName
  /** Requires a sign-in; visitors are redirected to /login and back (spec section 2). */
  guarded: boolean
  /** Name of the page, for the window title. */
  title: string
  view: LazyPage
}

/** A page whose code is loaded on first use. */
interface LazyPage {
  Component: ComponentType
  /** Loads the code ahead of rendering. */
  load: () => Promise<unknown>
}

function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return { Component: lazy(() => whileLoading(load).then((component) => ({ default: component }))), load }
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

/** All pages (spec section 2). Redirects are in AppRoutes.tsx. */
export const PAGES = {
  titles: { path: PATHS.titles, layout: 'main', guarded: true, title: routeText.titles, view: titles },
  title: { path: PATHS.title, layout: 'main', guarded: true, title: routeText.title, view: title },
  titleAds: {
    path: PATHS.titleAds,
    layout: 'main',
    guarded: true,
    title: routeText.titleAds,
    view: titleAds,
  },
  ads: { path: PATHS.ads, layout: 'main', guarded: true, title: routeText.ads, view: ads },
  ad: { path: PATHS.ad, layout: 'main', guarded: true, title: routeText.ad, view: ad },
  adResults: {
    path: PATHS.adResults,
    layout: 'main',
    guarded: true,
    title: routeText.adResults,
    view: adResults,
  },
  titleResults: {
    path: PATHS.titleResults,
    layout: 'main',
    guarded: true,
    title: routeText.titleResults,
    view: titleResults,
  },
  account: { path: PATHS.account, layout: 'secondary', guarded: true, title: routeText.account, view: account },
  users: { path: PATHS.users, layout: 'secondary', guarded: true, title: routeText.users, view: users },
  error: { path: PATHS.error, layout: 'secondary', guarded: false, title: routeText.error, view: error },
  brokenLink: {
    path: PATHS.brokenLink,
    layout: 'secondary',
    guarded: false,
    title: routeText.brokenLink,
    view: brokenLink,
  },
  login: { path: PATHS.login, layout: 'public', guarded: false, title: routeText.login, view: login },
  forgotPassword: {
    path: PATHS.forgotPassword,
    layout: 'public',
    guarded: false,
    title: routeText.forgotPassword,
    view: forgotPassword,
  },
  resetPassword: {
    path: PATHS.resetPassword,
    layout: 'public',
    guarded: false,
    title: routeText.resetPassword,
    view: resetPassword,
  },
  clickThrough: {
    path: PATHS.clickThrough,
    layout: 'plain',
    guarded: false,
    title: routeText.clickThrough,
    view: clickThrough,
  },
  showcase: { path: PATHS.showcase, layout: 'public', guarded: false, title: routeText.showcase, view: showcase },
  notFound: { path: PATHS.notFound, layout: 'public', guarded: false, title: routeText.notFound, view: notFound },
} as const satisfies Record<PageName, PageRoute>

/** Starts loading the code of a page ahead of rendering. Never throws. */
export function preloadPage(page: PageName): void {
  PAGES[page].view.load().catch(() => undefined)
}
