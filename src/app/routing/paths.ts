/** Path of every page (spec section 2). */
export const PATHS = {
  titles: '/dashboard/titles',
  title: '/dashboard/titles/:titleId',
  titleAds: '/dashboard/title-ads/:titleId',
  ads: '/dashboard/ads',
  ad: '/dashboard/ads/:adId',
  adResults: '/dashboard/ad-results',
  titleResults: '/dashboard/title-results',
  account: '/dashboard/account',
  users: '/dashboard/users',
  error: '/dashboard/error',
  brokenLink: '/dashboard/brokenlink',
  login: '/login',
  forgotPassword: '/forgotpassword',
  resetPassword: '/resetpassword',
  clickThrough: '/clith/:clickId',
  showcase: '/showcase/latest',
  notFound: '/404',
} as const

export type PageName = keyof typeof PATHS

/** Path of a page with its parameters filled in. */
export function pathTo(page: PageName, params: Readonly<Record<string, string | number>> = {}): string {
  return PATHS[page].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

/** Path of a title's page. */
export const titleHref = (titleId: number) => pathTo('title', { titleId })

/** Path of an ad's page. */
export const adHref = (adId: number) => pathTo('ad', { adId })
