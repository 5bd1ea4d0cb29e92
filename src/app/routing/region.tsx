import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate, type LinkProps } from 'react-router-dom'
import { ALL_REGIONS, regionParam } from '#domain/address/commonParams.ts'
import { PERIOD_PARAMS, REGION_PARAM } from '#domain/address/paramNames.ts'
import { writeSearch } from '#domain/address/writeSearch.ts'

/** The query of the last page with a region and a period, for links on pages without. Changes do not re-render. */
const LastSearchContext = createContext(createLastSearch())

function createLastSearch() {
  let last = ''
  return {
    get: () => last,
    set: (search: string) => {
      last = search
    },
  }
}

/** Keeps region and period during one session in one account, starting with the defaults. */
export function RegionProvider({ children }: { children: ReactNode }) {
  const [lastSearch] = useState(createLastSearch)
  return <LastSearchContext value={lastSearch}>{children}</LastSearchContext>
}

/** The region in the URL ('all' if it has none) and its setter, which adds a history entry. */
export function useRegion(): [string, (region: string) => void] {
  const lastSearch = use(LastSearchContext)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const region = regionOf(search)
  useEffect(() => {
    lastSearch.set(search)
  }, [lastSearch, search])
  const setRegion = useCallback(
    (next: string) => void navigate({ pathname, search: withRegion(new URLSearchParams(search), next), hash }),
    [navigate, pathname, search, hash],
  )
  return [region, setRegion]
}

/** Link that keeps the region and, to another page, the period. */
export function RegionLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname, search } = useLocation()
  const lastSearch = use(LastSearchContext)
  return <Link {...rest} to={keepRegionAndPeriod(to, pathname, REGIONAL.test(pathname) ? search : lastSearch.get())} />
}

function regionOf(search: string): string {
  return regionParam.read(new URLSearchParams(search)).value
}

/** Pages with a region and a period. */
const REGIONAL = /^\/dashboard\/(titles|title-ads|title-results|ads|ad-results)(?=[/?#]|$)/

function keepRegionAndPeriod(to: string, here: string, search: string): string {
  const { pathname, search: linkSearch, hash } = new URL(to, 'http://x')
  if (!REGIONAL.test(pathname)) return to
  const [params, current] = [new URLSearchParams(linkSearch), new URLSearchParams(search)]
  const periodNames =
    pathname === here || PERIOD_PARAMS.some((name) => params.has(name))
      ? []
      : PERIOD_PARAMS.filter((name) => current.has(name))
  const region = params.get(REGION_PARAM) ?? regionOf(search)
  if (periodNames.length === 0 && (region === ALL_REGIONS || params.has(REGION_PARAM))) return to
  for (const name of periodNames) params.set(name, current.get(name) ?? '')
  return `${pathname}${withRegion(params, region)}${hash}`
}

/** Puts the region first, like the pages do, and leaves other parameters unchanged. */
function withRegion(params: URLSearchParams, region: string): string {
  params.delete(REGION_PARAM)
  return writeSearch([...(region === ALL_REGIONS ? [] : regionParam.write(region)), ...params])
}
