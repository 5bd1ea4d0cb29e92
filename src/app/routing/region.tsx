import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate, type LinkProps } from 'react-router-dom'
import { ALL_REGIONS, PERIOD_NAMES, REGION_NAME, regionParam } from '#domain/address/commonParams.ts'
import { writeSearch } from '#domain/address/writeSearch.ts'

/** The search of the last page with figures, for links on pages without. Never rendered from. */
const Memory = createContext(createMemory())

function createMemory() {
  let last = ''
  return {
    last: () => last,
    remember: (search: string) => {
      last = search
    },
  }
}

/** Keeps region and period over one session in one account: 'all' and the usual days at its start (behaviour.md, Readings). */
export function RegionMemory({ children }: { children: ReactNode }) {
  const [memory] = useState(createMemory)
  return <Memory value={memory}>{children}</Memory>
}

/** The region of the address, 'all' where it names none, and the way to another: a step that Back undoes. */
export function useRegion(): [string, (region: string) => void] {
  const memory = use(Memory)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const region = regionOf(search)
  useEffect(() => {
    memory.remember(search)
  }, [memory, search])
  const choose = useCallback(
    (next: string) => void navigate({ pathname, search: withRegion(new URLSearchParams(search), next), hash }),
    [navigate, pathname, search, hash],
  )
  return [region, choose]
}

/** A link that takes the region along, and to another page the period: figures that are followed stay those of the same days. */
export function RegionLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname, search } = useLocation()
  const memory = use(Memory)
  return <Link {...rest} to={alongTo(to, pathname, REGIONAL.test(pathname) ? search : memory.last())} />
}

function regionOf(search: string): string {
  return regionParam.read(new URLSearchParams(search)).value
}

/** Pages that show figures; not account, users, and those outside the dashboard. */
const REGIONAL = /^\/dashboard\/(titles|title-ads|title-results|ads|ad-results)(?=[/?#]|$)/

function alongTo(to: string, here: string, search: string): string {
  const { pathname, search: own, hash } = new URL(to, 'http://x')
  if (!REGIONAL.test(pathname)) return to
  const [named, last] = [new URLSearchParams(own), new URLSearchParams(search)]
  const days =
    pathname === here || PERIOD_NAMES.some((name) => named.has(name))
      ? []
      : PERIOD_NAMES.filter((name) => last.has(name))
  const region = named.get(REGION_NAME) ?? regionOf(search)
  if (days.length === 0 && (region === ALL_REGIONS || named.has(REGION_NAME))) return to
  for (const name of days) named.set(name, last.get(name) ?? '')
  return `${pathname}${withRegion(named, region)}${hash}`
}

/** The region first, as the pages write it; other parameters stay as they are. */
function withRegion(params: URLSearchParams, region: string): string {
  params.delete(REGION_NAME)
  return writeSearch([...(region === ALL_REGIONS ? [] : regionParam.write(region)), ...params])
}
