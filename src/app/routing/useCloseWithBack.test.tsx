import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { useCloseWithBack } from './useCloseWithBack.ts'

afterEach(cleanup)

/** A page whose `item` parameter opens something. */
function start(entries: string[]) {
  const otherwise = vi.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
  )
  const { result } = renderHook(
    () => {
      const [params] = useSearchParams()
      return {
        close: useCloseWithBack(params.has('item'), otherwise),
        navigate: useNavigate(),
        at: useLocation().search,
      }
    },
    { wrapper },
  )
  const go = (to: string) => act(() => void result.current.navigate(to))
  return { result, go, otherwise }
}

it('goes back if the last navigation opened it', () => {
  const { result, go, otherwise } = start(['/?a=1'])
  go('/?a=1&item=7')
  act(() => result.current.close())
  expect(result.current.at).toBe('?a=1')
  expect(otherwise).not.toHaveBeenCalled()
})

it('calls otherwise after a direct link', () => {
  const { result, otherwise } = start(['/?before', '/?item=7'])
  act(() => result.current.close())
  expect(result.current.at).toBe('?item=7')
  expect(otherwise).toHaveBeenCalledOnce()
})

it('calls otherwise after further navigation', () => {
  const { result, go, otherwise } = start(['/?a=1'])
  go('/?a=1&item=7')
  go('/?a=2&item=7')
  act(() => result.current.close())
  expect(result.current.at).toBe('?a=2&item=7')
  expect(otherwise).toHaveBeenCalledOnce()
})

it('goes back only once for repeated calls', () => {
  const { result, go } = start(['/?before', '/?a=1'])
  go('/?a=1&item=7')
  act(() => {
    result.current.close()
    result.current.close()
  })
  expect(result.current.at).toBe('?a=1')
  go('/?a=1&item=8')
  act(() => result.current.close())
  expect(result.current.at).toBe('?a=1')
})
