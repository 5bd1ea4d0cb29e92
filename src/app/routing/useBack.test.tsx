import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useBack } from './useBack.ts'

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
  vi.useRealTimers()
})

function open(...entries: string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
  )
  const { result } = renderHook(
    () => {
      const { pathname, search } = useLocation()
      return { back: useBack(), at: pathname + search, navigate: useNavigate() }
    },
    { wrapper },
  )
  return {
    back: () => act(() => result.current.back()),
    go: (to: string, replace = false) => act(() => void result.current.navigate(to, { replace })),
    at: () => result.current.at,
  }
}

beforeEach(() => window.history.replaceState(null, '', '/'))

describe('Back', () => {
  it.each([
    ['/dashboard/ads/999999', '/dashboard/ads'],
    [
      '/dashboard/ads/9?region=ie&from=2026-10-01&to=2026-10-31&item=3',
      '/dashboard/ads?region=ie&from=2026-10-01&to=2026-10-31',
    ],
    ['/dashboard/ad-results?g=title', '/dashboard/ads'],
    ['/dashboard/titles/101', '/dashboard/titles'],
    ['/dashboard/title-ads/101', '/dashboard/titles'],
    ['/dashboard/title-results?entity_id=7', '/dashboard/titles'],
    ['/dashboard/ads?q=x', '/'],
    ['/dashboard/titles?q=x', '/'],
    ['/dashboard/users', '/'],
    ['/dashboard/account', '/'],
    ['/404', '/'],
    ['/showcase/latest', '/'],
  ])('on %s, opened directly, goes to %s', (address, above) => {
    const { back, at } = open(address)
    back()
    expect(at()).toBe(above)
  })

  // spec 2.34
  it('goes one step back after a navigation', () => {
    const { back, go, at } = open('/dashboard/titles?q=x')
    go('/dashboard/ads/9')
    back()
    expect(at()).toBe('/dashboard/titles?q=x')
  })

  it('goes one step only for a double click', () => {
    const { back, at } = open('/dashboard/titles', '/dashboard/ads', '/dashboard/ads/9')
    act(() => {
      back()
      back()
    })
    expect(at()).toBe('/dashboard/ads')
  })
})

describe('in the browser', () => {
  function Page() {
    const navigate = useNavigate()
    const { pathname } = useLocation()
    return (
      <>
        <p>{pathname}</p>
        <button onClick={useBack()}>Back</button>
        <button onClick={() => void navigate('/dashboard/ads/9', { replace: true })}>Log in</button>
      </>
    )
  }
  const press = (name: string) => act(() => screen.getByText(name).click())

  it('a page that replaced the first one, as after a login, was opened directly as well', () => {
    window.history.replaceState(null, '', '/login')
    render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    )
    press('Log in')
    expect(screen.getByText('/dashboard/ads/9')).toBeDefined()
    press('Back')
    expect(screen.getByText('/dashboard/ads')).toBeDefined()
  })

  it('is not dead after a press that led nowhere', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const goBack = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
    window.history.replaceState({ idx: 4, key: 'k' }, '', '/dashboard/ads/9')
    render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    )
    press('Back')
    press('Back')
    expect(goBack).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(600)
    press('Back')
    expect(goBack).toHaveBeenCalledTimes(2)
    goBack.mockRestore()
  })
})
