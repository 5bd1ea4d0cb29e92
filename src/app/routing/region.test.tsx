import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { RegionLink, RegionProvider, useRegion } from './region.tsx'

afterEach(cleanup)

function Switch() {
  const [region, setRegion] = useRegion()
  return (
    <>
      <p data-testid="region">{region}</p>
      {['GB', 'all'].map((each) => (
        <button key={each} onClick={() => setRegion(each)}>{`choose ${each}`}</button>
      ))}
    </>
  )
}

function Page() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      {pathname !== '/dashboard/account' && <Switch />}
      <p data-testid="address">{`${pathname}${search}${hash}`}</p>
      <button onClick={() => void navigate(-1)}>back</button>
      {['/dashboard/account', '/dashboard/ads'].map((to) => (
        <button key={to} onClick={() => void navigate(to)}>{`go ${to}`}</button>
      ))}
      {[
        '/dashboard/ads',
        '/dashboard/titles/7?from=2026-01-01',
        '/dashboard/ads?region=NZ',
        '/dashboard/account',
        '/dashboard/titlesque',
        '/dashboard/title-results?m=ctr',
      ].map((to) => (
        <RegionLink key={to} to={to}>
          {to}
        </RegionLink>
      ))}
    </>
  )
}

const open = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <RegionProvider scope="1:harbour">
        <Page />
      </RegionProvider>
    </MemoryRouter>,
  )
const press = (name: string) => fireEvent.click(screen.getByText(name))
const text = (id: string) => screen.getByTestId(id).textContent
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('the region', () => {
  // spec 3.11, 9.10
  it('is all if the URL has none, and links then have none either', () => {
    open('/dashboard/titles?region=')
    expect(text('region')).toBe('all')
    expect(links()).toEqual([
      '/dashboard/ads',
      '/dashboard/titles/7?from=2026-01-01',
      '/dashboard/ads?region=NZ',
      '/dashboard/account',
      '/dashboard/titlesque',
      '/dashboard/title-results?m=ctr',
    ])
  })

  it('is read from the URL and added to links to pages that have one', () => {
    open('/dashboard/titles?region=IE')
    expect(text('region')).toBe('IE')
    expect(links()).toEqual([
      '/dashboard/ads?region=IE',
      '/dashboard/titles/7?region=IE&from=2026-01-01',
      '/dashboard/ads?region=NZ',
      '/dashboard/account',
      '/dashboard/titlesque',
      '/dashboard/title-results?region=IE&m=ctr',
    ])
  })

  // spec 2.35
  it('is set in the URL, keeping other parameters; Back undoes it', () => {
    open('/dashboard/titles?q=a&cols=clicks,ctr#top')
    press('choose GB')
    expect(text('address')).toBe('/dashboard/titles?region=GB&q=a&cols=clicks,ctr#top')
    press('choose all')
    expect(text('address')).toBe('/dashboard/titles?q=a&cols=clicks,ctr#top')
    press('back')
    expect(text('region')).toBe('GB')
  })

  // spec 3.2
  it('is kept for links on a page without one', () => {
    open('/dashboard/ads?region=CA')
    press('go /dashboard/account')
    expect(links()[0]).toBe('/dashboard/ads?region=CA')
    press('go /dashboard/ads')
    expect(links()[0]).toBe('/dashboard/ads')
    press('go /dashboard/account')
    expect(links()[0]).toBe('/dashboard/ads')
  })
})

describe('the period', () => {
  it('is added to links to pages with a period, unless the link has its own', () => {
    open('/dashboard/ads?from=2026-10-01&to=2026-10-31&region=IE&q=night')
    expect(links()).toEqual([
      '/dashboard/ads?region=IE&from=2026-10-01&to=2026-10-31',
      '/dashboard/titles/7?region=IE&from=2026-01-01',
      '/dashboard/ads?region=NZ',
      '/dashboard/account',
      '/dashboard/titlesque',
      '/dashboard/title-results?region=IE&m=ctr&from=2026-10-01&to=2026-10-31',
    ])
  })

  it('and the region are not added to a link to a view of the page itself, which states all of it', () => {
    open('/dashboard/title-results?region=IE&from=2026-10-01&to=2026-10-31')
    expect(links()[5]).toBe('/dashboard/title-results?m=ctr')
  })

  it('is kept for links on a page without one', () => {
    open('/dashboard/titles?from=2026-10-01&to=2026-10-31')
    press('go /dashboard/account')
    expect(links()[0]).toBe('/dashboard/ads?from=2026-10-01&to=2026-10-31')
    press('go /dashboard/ads')
    press('go /dashboard/account')
    expect(links()[0]).toBe('/dashboard/ads')
  })
})
