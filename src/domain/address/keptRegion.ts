import { pageAt, PAGES } from '../pages.ts'
import { ALL_REGIONS, PERIOD_PARAMS, REGION_PARAM, regionParam } from './keptParams.ts'
import { readLinkAccount } from './linkAccount.ts'
import { writeSearch } from './writeSearch.ts'

/** The region that an address names, or 'all'. */
export function regionOf(search: string): string {
  return regionParam.read(new URLSearchParams(search)).value
}

/** Whether a page has a region and a period. */
function isRegional(pathname: string): boolean {
  const page = pageAt(pathname)
  return page !== undefined && PAGES[page].regional
}

/** Whether a page's region and period are chosen: a link that names an account is not open yet. */
export const hasRegion = (pathname: string, search: string): boolean =>
  isRegional(pathname) && readLinkAccount(search) === null
/** Redirects to one of them. */
const HOME = /^\/dashboard\/?$/

/**
 * Adds the region and the period to the in-app address of a page that has them. What the address itself says wins.
 * @param here the path of the current page
 * @param search the query with the chosen region and period
 */
export function keepRegionAndPeriod(to: string, here: string, search: string): string {
  const { pathname, search: linkSearch, hash } = new URL(to, 'http://x')
  if (!isRegional(pathname) && !HOME.test(pathname)) return to
  // A link to a view of this page, such as a saved one, states all of it.
  const kept = pathname === here && linkSearch !== '' ? '' : search
  const [params, current] = [new URLSearchParams(linkSearch), new URLSearchParams(kept)]
  const periodNames = PERIOD_PARAMS.some((name) => params.has(name))
    ? []
    : PERIOD_PARAMS.filter((name) => current.has(name))
  const ownRegion = params.get(REGION_PARAM)
  const region = ownRegion ?? regionOf(kept)
  if (periodNames.length === 0 && (ownRegion === null ? region === ALL_REGIONS : ownRegion !== ALL_REGIONS)) return to
  for (const name of periodNames) params.set(name, current.get(name) ?? '')
  return `${pathname}${withRegion(params, region)}${hash}`
}

/** Puts the region first, like the pages do, and leaves other parameters unchanged. */
export function withRegion(params: URLSearchParams, region: string): string {
  params.delete(REGION_PARAM)
  return writeSearch([...(region === ALL_REGIONS ? [] : regionParam.write(region)), ...params])
}
