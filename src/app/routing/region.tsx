import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate, type LinkProps } from 'react-router-dom'
import { ALL_REGIONS, PERIOD_PARAMS, REGION_PARAM, regionParam } from '#domain/address/keptParams.ts'
import { readLinkAccount } from '#domain/address/linkAccount.ts'
import { writeSearch } from '#domain/address/writeSearch.ts'
import { pageAt, PAGES } from '#domain/pages.ts'

/** The query of the last page with a region and a period, for links on pages without. Changes do not re-render. */
const LastSearchContext = createContext(createLastSearch(''))

function createLastSearch(scope: string) {
  let last = ''
  return {
    scope,
    get: () => last,
    set: (search: string) => {
      last = search
    },
  }
}

/**
 * Keeps the chosen region and period in memory, until the page is loaded anew.
 * @param scope names the session and its account: another one starts with the defaults
 */
export function RegionProvider({ scope, children }: { scope: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const [lastSearch, setLastSearch] = useState(() => createLastSearch(scope))
  if (lastSearch.scope !== scope) setLastSearch(createLastSearch(scope))
  useEffect(() => {
    if (hasRegion(pathname, search)) lastSearch.set(search)
  }, [lastSearch, pathname, search])
  return <LastSearchContext value={lastSearch}>{children}</LastSearchContext>
}

/** The region in the URL ('all' if it has none) and its setter, which adds a history entry. */
export function useRegion(): [string, (region: string) => void] {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const setRegion = useCallback(
    (next: string) => void navigate({ pathname, search: withRegion(new URLSearchParams(search), next), hash }),
    [navigate, pathname, search, hash],
  )
  return [regionOf(search), setRegion]
}

/** Returns a function that adds the chosen region and period to the in-app address of a page that has them. */
export function useKeepRegion(): (to: string) => string {
  const { pathname, search } = useLocation()
  const lastSearch = use(LastSearchContext)
  return useCallback(
    (to) => keepRegionAndPeriod(to, pathname, hasRegion(pathname, search) ? search : lastSearch.get()),
    [pathname, search, lastSearch],
  )
}

/** Link that keeps the region and the period. */
export function RegionLink({ to, ...rest }: LinkProps & { to: string }) {
  return <Link {...rest} to={useKeepRegion()(to)} />
}

function regionOf(search: string): string {
  return regionParam.read(new URLSearchParams(search)).value
}

/** Whether a page has a region and a period. */
function isRegional(pathname: string): boolean {
  const page = pageAt(pathname)
  return page !== undefined && PAGES[page].regional
}
/** A link that names an account is not open yet: what it says is not chosen. */
const hasRegion = (pathname: string, search: string) => isRegional(pathname) && readLinkAccount(search) === null
/** Redirects to one of them. */
const HOME = /^\/dashboard\/?$/

/** What the address itself says wins. */
function keepRegionAndPeriod(to: string, here: string, search: string): string {
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
function withRegion(params: URLSearchParams, region: string): string {
  params.delete(REGION_PARAM)
  return writeSearch([...(region === ALL_REGIONS ? [] : regionParam.write(region)), ...params])
}
