import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { configFromEnv, EnvironmentContext } from '../config/environment.ts'
import { useDestination } from './useDestination.ts'

const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', asked)
afterEach(() => {
  cleanup()
  asked.mockReset()
})

const environment = {
  config: configFromEnv({ VITE_API_HOST: 'https://api.example' }),
  now: () => new Date(),
  retryDelaysS: [0.01],
}
const wrapper = ({ children }: { children: ReactNode }) => (
  <EnvironmentContext value={environment}>{children}</EnvironmentContext>
)
const look = (clickId: string | null) =>
  renderHook((id: string | null) => useDestination(id), { wrapper, initialProps: clickId })
const leadsTo = (link: unknown) => () => Promise.resolve(Response.json({ dest_url: link }))

it('asks once, and finds where it leads', async () => {
  asked.mockImplementation(leadsTo('https://books.example/1'))
  const { result, rerender } = look('7')
  expect(result.current).toEqual({ kind: 'looking' })
  rerender('7')
  await waitFor(() => expect(result.current).toMatchObject({ kind: 'found' }))
  expect(result.current.kind === 'found' && result.current.url.href).toBe('https://books.example/1')
  expect(asked).toHaveBeenCalledOnce()
})

it.each(['javascript:alert(1)', '/relative', 'mailto:a@b', ''])('%j leads nowhere', async (link) => {
  asked.mockImplementation(leadsTo(link))
  const { result } = look('7')
  await waitFor(() => expect(result.current).toEqual({ kind: 'nowhere' }))
})

it.each([
  [404, 'nowhere'],
  [422, 'nowhere'],
  [500, 'failed'],
  [403, 'failed'],
])('after %i: %s', async (status, kind) => {
  asked.mockImplementation(() => Promise.resolve(Response.json({}, { status })))
  const { result } = look('7')
  await waitFor(() => expect(result.current.kind).toBe(kind))
})

it('asks for nothing where it is turned off', () => {
  expect(look(null).result.current).toEqual({ kind: 'looking' })
  expect(asked).not.toHaveBeenCalled()
})

it('takes no answer for another click, and none after it is gone', async () => {
  let answer: (response: Response) => void = () => undefined
  asked
    .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    .mockImplementation(leadsTo('https://books.example/8'))
  const { result, rerender } = look('7')
  rerender('8')
  await waitFor(() => expect(result.current.kind).toBe('found'))
  answer(Response.json({ dest_url: 'https://books.example/7' }))
  await Promise.resolve()
  expect(result.current.kind === 'found' && result.current.url.pathname).toBe('/8')
})

it('is one request under StrictMode too, for each counts as a click', async () => {
  asked.mockImplementation(leadsTo('https://books.example/1'))
  const { result } = renderHook(() => useDestination('7'), { wrapper, reactStrictMode: true })
  await waitFor(() => expect(result.current.kind).toBe('found'))
  expect(asked).toHaveBeenCalledOnce()
})

it.each([500, 429])(
  'is one request after %i too: not retried, nor read again when the network or the tab is back',
  async (status) => {
    asked.mockImplementation(() => Promise.resolve(Response.json({}, { status, headers: { 'retry-after': '0' } })))
    const { result } = look('7')
    await waitFor(() => expect(result.current.kind).toBe('failed'))
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked).toHaveBeenCalledOnce()
  },
)
