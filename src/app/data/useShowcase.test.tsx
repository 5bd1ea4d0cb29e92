import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getShowcase } from '#api/endpoints/public.ts'
import { mockApi, server } from '#mocks/node.ts'
import { failsTimes, fails, stalls } from '#mocks/respond.ts'
import { adaptersOf } from '#api/adapters.ts'
import { configFromEnv, EnvironmentContext, type Environment } from '../config/environment.ts'
import { DataScope } from '#query/DataScope.tsx'
import { useShowcase } from './useShowcase.ts'

const config = { ...configFromEnv({}), host: 'https://api.lightshelf.example' }
function renderShowcase(change: Partial<Environment> = {}, reactStrictMode = false) {
  const environment = { config, now: () => new Date(), retryDelaysS: [], ...change }
  return renderHook(useShowcase, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <EnvironmentContext value={environment}>
        <DataScope
          client={adaptersOf(environment.config).client}
          retryDelaysS={environment.retryDelaysS}
          withoutSession
        >
          {children}
        </DataScope>
      </EnvironmentContext>
    ),
    reactStrictMode,
  })
}

/** Records the token of each request. */
function recordTokens() {
  const onRequest = vi.fn<(token: string | null) => void>()
  server.use(http.get('*/showcase/latest.json', ({ request }) => onRequest(request.headers.get('authorization'))))
  return onRequest
}

const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

describe('the latest showcase', () => {
  mockApi()
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it.each([
    ['', false],
    [', even in StrictMode', true],
  ])('is requested once, without a token%s', async (_, strict) => {
    const onRequest = recordTokens()
    const { result, rerender } = renderShowcase({}, strict)
    expect(result.current).toMatchObject({ loading: true, data: undefined, failure: null })
    await waitFor(() => expect(result.current?.data?.items).toHaveLength(6))
    rerender()
    expect(onRequest.mock.calls).toEqual([[null]])
  })

  it('is retried as configured in the environment', async () => {
    server.use(failsTimes(getShowcase, 503, 2))
    const { result } = renderShowcase({ retryDelaysS: [0.4, 0.01, 0.01] })
    await waitFor(() =>
      expect(result.current).toMatchObject({ failure: { kind: 503 }, retrying: { attempt: 1, of: 3 } }),
    )
    await waitFor(() => expect(result.current?.data).toBeDefined())
    expect(result.current).toMatchObject({ failure: null, retrying: null, loading: false })
  })

  it('waits as long as a 429 requests', async () => {
    server.use(fails(getShowcase, 429, undefined, { 'retry-after': '12' }))
    const { result } = renderShowcase({ retryDelaysS: [1, 2, 4] })
    await waitFor(() =>
      expect(result.current).toMatchObject({ failure: { kind: 429 }, retrying: { attempt: 1, nextInS: 12 } }),
    )
  })

  it('is not retried while the tab is hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const onRequest = recordTokens()
    server.use(failsTimes(getShowcase, 503, 1))
    const { result } = renderShowcase({ retryDelaysS: [0.01] })
    await waitFor(() => expect(result.current?.retrying).not.toBeNull())
    await wait(100)
    expect(onRequest).not.toHaveBeenCalled()
    expect(result.current).toMatchObject({ failure: { kind: 503 } })
    hidden.mockReturnValue(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(result.current?.data).toBeDefined())
    expect(onRequest).toHaveBeenCalledOnce()
  })

  it('is retried after a 401, without a word', async () => {
    server.use(failsTimes(getShowcase, 401, 1))
    const { result } = renderShowcase({ retryDelaysS: [0.2] })
    await waitFor(() => expect(result.current).toMatchObject({ failure: { kind: 401 }, retrying: null }))
    await waitFor(() => expect(result.current?.data).toBeDefined())
  })

  it('is aborted on unmount, and so is a scheduled retry', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    server.use(stalls(getShowcase))
    const first = renderShowcase()
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    first.unmount()
    await waitFor(() => expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true))

    server.use(fails(getShowcase, 503))
    const second = renderShowcase({ retryDelaysS: [1.5] })
    await waitFor(() => expect(second.result.current?.retrying).toMatchObject({ attempt: 1 }))
    second.unmount()
    await wait(1700)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('fails after the last retry, and can be retried by the user', async () => {
    server.use(fails(getShowcase, 500))
    const { result } = renderShowcase({ retryDelaysS: [0.01] })
    await waitFor(() =>
      expect(result.current).toMatchObject({ failure: { kind: 500 }, retrying: null, loading: false }),
    )
    server.resetHandlers()
    act(() => result.current?.retry())
    expect(result.current).toMatchObject({ loading: true, failure: { kind: 500 } })
    await waitFor(() => expect(result.current?.data).toBeDefined())
  })

  it('can be cancelled and retried', async () => {
    server.use(stalls(getShowcase))
    const { result } = renderShowcase()
    act(() => result.current?.cancel())
    await waitFor(() => expect(result.current).toMatchObject({ loading: false, cancelled: true, failure: null }))
    server.resetHandlers()
    act(() => result.current?.retry())
    await waitFor(() => expect(result.current?.data).toBeDefined())
  })

  it('is null if the deployment has none', () => {
    expect(
      renderShowcase({ config: { ...config, adapters: { ...config.adapters, showcase: null } } }).result.current,
    ).toBeNull()
  })
})
