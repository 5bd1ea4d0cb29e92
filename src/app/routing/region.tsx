import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate, type LinkProps } from 'react-router-dom'
import { hasRegion, keepRegionAndPeriod, regionOf, withRegion } from '#domain/address/keptRegion.ts'
import type { RenderLink } from '#components/lib/linkTypes.ts'

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

/** Renders the links of components and screens with react-router, keeping the region. */
export const renderLink: RenderLink = (props) => <RegionLink {...props} />
