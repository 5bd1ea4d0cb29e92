import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configFromEnv, EnvironmentContext } from '../config/environment.ts'
import { useDestination } from './useDestination.ts'

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => void vi.stubGlobal('fetch', fetchMock))
afterEach(() => {
  cleanup()
  fetchMock.mockReset()
})

const environment = {
  config: configFromEnv({ VITE_API_HOST: 'https://api.example' }),
  now: () => new Date(),
  retryDelaysS: [0.01],
}
const wrapper = ({ children }: { children: ReactNode }) => (
  <EnvironmentContext value={environment}>{children}</EnvironmentContext>
)
const renderDestination = (clickId: string | null) =>
  renderHook((id: string | null) => useDestination(id), { wrapper, initialProps: clickId })
const redirectTo = (link: unknown) => () => Promise.resolve(Response.json({ dest_url: link }))

it('requests the destination once', async () => {
  fetchMock.mockImplementation(redirectTo('https://books.example/1'))
  const { result, rerender } = renderDestination('7')
  expect(result.current).toEqual({ kind: 'looking' })
  rerender('7')
  await waitFor(() => expect(result.current).toMatchObject({ kind: 'found' }))
  expect(result.current.kind === 'found' && result.current.url.href).toBe('https://books.example/1')
  expect(fetchMock).toHaveBeenCalledOnce()
})

it.each(['javascript:alert(1)', '/relative', 'mailto:a@b', ''])('rejects the destination %j', async (link) => {
  fetchMock.mockImplementation(redirectTo(link))
  const { result } = renderDestination('7')
  await waitFor(() => expect(result.current).toEqual({ kind: 'nowhere' }))
})

it.each([
  [404, 'nowhere'],
  [422, 'nowhere'],
  [500, 'failed'],
  [403, 'failed'],
])('status %i: %s', async (status, kind) => {
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({}, { status })))
  const { result } = renderDestination('7')
  await waitFor(() => expect(result.current.kind).toBe(kind))
})

it('requests nothing without a click id', () => {
  expect(renderDestination(null).result.current).toEqual({ kind: 'looking' })
  expect(fetchMock).not.toHaveBeenCalled()
})

it('ignores late responses for another click', async () => {
  let respond: (response: Response) => void = () => undefined
  fetchMock
    .mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)))
    .mockImplementation(redirectTo('https://books.example/8'))
  const { result, rerender } = renderDestination('7')
  rerender('8')
  await waitFor(() => expect(result.current.kind).toBe('found'))
  respond(Response.json({ dest_url: 'https://books.example/7' }))
  await Promise.resolve()
  expect(result.current.kind === 'found' && result.current.url.pathname).toBe('/8')
})

it('sends one request in StrictMode, because each counts as a click', async () => {
  fetchMock.mockImplementation(redirectTo('https://books.example/1'))
  const { result } = renderHook(() => useDestination('7'), { wrapper, reactStrictMode: true })
  await waitFor(() => expect(result.current.kind).toBe('found'))
  expect(fetchMock).toHaveBeenCalledOnce()
})

it.each([500, 429])(
  'is not retried after %i, nor requested again when the browser is online or the tab visible',
  async (status) => {
    fetchMock.mockImplementation(() => Promise.resolve(Response.json({}, { status, headers: { 'retry-after': '0' } })))
    const { result } = renderDestination('7')
    await waitFor(() => expect(result.current.kind).toBe('failed'))
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(fetchMock).toHaveBeenCalledOnce()
  },
)
