import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { RegionLink, RegionMemory, useRegion } from './region.tsx'

afterEach(cleanup)

let choose: (region: string) => void = () => undefined
let navigate: (to: string | number) => void = () => undefined

function Switch() {
  const [region, chooseRegion] = useRegion()
  choose = chooseRegion
  return <p data-testid="region">{region}</p>
}

function Page() {
  const { pathname, search, hash } = useLocation()
  const go = useNavigate()
  navigate = (to) => void (typeof to === 'number' ? go(to) : go(to))
  return (
    <>
      {pathname !== '/dashboard/account' && <Switch />}
      <p data-testid="address">{`${pathname}${search}${hash}`}</p>
      {['/dashboard/ads', '/dashboard/titles/7?from=2026-01-01', '/dashboard/ads?region=NZ', '/dashboard/account', '/dashboard/titlesque'].map((to) => (
        <RegionLink key={to} to={to}>{to}</RegionLink>
      ))}
    </>
  )
}

const open = (at: string) => render(<MemoryRouter initialEntries={[at]}><RegionMemory><Page /></RegionMemory></MemoryRouter>)
const text = (id: string) => screen.getByTestId(id).textContent
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('the region', () => {
  it('is all where the address names none, and then no link names one', () => {
    open('/dashboard/titles?region=')
    expect(text('region')).toBe('all')
    expect(links()).toEqual(['/dashboard/ads', '/dashboard/titles/7?from=2026-01-01', '/dashboard/ads?region=NZ', '/dashboard/account', '/dashboard/titlesque'])
  })

  it('is that of the address, and goes along with links to pages that have one', () => {
    open('/dashboard/titles?region=IE')
    expect(text('region')).toBe('IE')
    expect(links()).toEqual(['/dashboard/ads?region=IE', '/dashboard/titles/7?region=IE&from=2026-01-01', '/dashboard/ads?region=NZ', '/dashboard/account', '/dashboard/titlesque'])
  })

  it('is chosen into the address, which keeps the rest; Back undoes it', () => {
    open('/dashboard/titles?q=a&cols=clicks,ctr#top')
    act(() => choose('GB'))
    expect(text('address')).toBe('/dashboard/titles?region=GB&q=a&cols=clicks,ctr#top')
    act(() => choose('all'))
    expect(text('address')).toBe('/dashboard/titles?q=a&cols=clicks,ctr#top')
    act(() => navigate(-1))
    expect(text('region')).toBe('GB')
  })

  it('is remembered on a page that has none', () => {
    open('/dashboard/ads?region=CA')
    act(() => navigate('/dashboard/account'))
    expect(links()[0]).toBe('/dashboard/ads?region=CA')
    act(() => navigate('/dashboard/ads'))
    expect(links()[0]).toBe('/dashboard/ads')
    act(() => navigate('/dashboard/account'))
    expect(links()[0]).toBe('/dashboard/ads')
  })
})
