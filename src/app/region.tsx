import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate, type LinkProps } from 'react-router-dom'

/** The region that stands for every country (spec section 4). */
export const ALL_REGIONS = 'all'

/** The region last seen, for links to pages whose address has none yet. Never rendered from. */
const Memory = createContext(createMemory())

function createMemory() {
  let last = ALL_REGIONS
  return {
    last: () => last,
    remember: (region: string) => {
      last = region
    },
  }
}

/** Keeps the region over one session in one account: 'all' at its start (behaviour.md, Readings). */
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
    memory.remember(region)
  }, [memory, region])
  const choose = useCallback((next: string) => void navigate({ pathname, search: withRegion(search, next), hash }), [navigate, pathname, search, hash])
  return [region, choose]
}

/** A link that takes the region along. */
export function RegionLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname, search } = useLocation()
  const memory = use(Memory)
  const region = REGIONAL.test(pathname) ? regionOf(search) : memory.last()
  return <Link {...rest} to={regional(to, region)} />
}

function regionOf(search: string): string {
  const named = new URLSearchParams(search).get('region')
  return named === null || named === '' ? ALL_REGIONS : named
}

/** Pages that show figures; not account, users, and those outside the dashboard. */
const REGIONAL = /^\/dashboard\/(titles|title-ads|title-results|ads|ad-results)(?=[/?#]|$)/

function regional(to: string, region: string): string {
  const { pathname, search, hash } = new URL(to, 'http://x')
  if (region === ALL_REGIONS || !REGIONAL.test(pathname) || new URLSearchParams(search).has('region')) return to
  return `${pathname}${withRegion(search, region)}${hash}`
}

/** As the pages write their addresses: commas stay as they are. */
function withRegion(search: string, region: string): string {
  const params = new URLSearchParams(search)
  params.delete('region')
  const rest = params.toString().replaceAll('%2C', ',')
  const first = region === ALL_REGIONS ? '' : `region=${encodeURIComponent(region)}`
  const text = [first, rest].filter(Boolean).join('&')
  return text === '' ? '' : `?${text}`
}
