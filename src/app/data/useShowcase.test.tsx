import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getShowcase } from '#api/endpoints/public.ts'
import { mockApi, server } from '#mocks/node.ts'
import { failsTimes, fails, stalls } from '#mocks/respond.ts'
import { configFromEnv, EnvironmentContext, type Environment } from '../config/environment.ts'
import { DataScope } from './DataScope.tsx'
import { useShowcase } from './useShowcase.ts'

const config = { ...configFromEnv({}), apiHost: 'https://api.lightshelf.example' }
const until = { timeout: 5000 }

function shown(change: Partial<Environment> = {}, reactStrictMode = false) {
  const environment = { config, now: () => new Date(), retryDelaysS: [], ...change }
  return renderHook(useShowcase, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <EnvironmentContext value={environment}>
        <DataScope withoutSession>{children}</DataScope>
      </EnvironmentContext>
    ),
    reactStrictMode,
  })
}

/** Counts the requests, and tells of each what it was sent with. */
function watchRequests() {
  const sent = vi.fn<(token: string | null) => void>()
  server.use(http.get('*/showcase/latest.json', ({ request }) => sent(request.headers.get('authorization'))))
  return sent
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
    [', also under StrictMode', true],
  ])('is read once, without a token%s', async (_, strict) => {
    const sent = watchRequests()
    const { result, rerender } = shown({}, strict)
    expect(result.current).toMatchObject({ loading: true, data: undefined, failure: null })
    await waitFor(() => expect(result.current?.data?.items).toHaveLength(6), until)
    rerender()
    expect(sent.mock.calls).toEqual([[null]])
  })

  it('is tried again by itself, as often as the environment says', async () => {
    server.use(failsTimes(getShowcase, 503, 2))
    const { result } = shown({ retryDelaysS: [0.4, 0.01, 0.01] })
    await waitFor(() =>
      expect(result.current).toMatchObject({ failure: { kind: 503 }, retrying: { attempt: 1, of: 3 } }),
    )
    await waitFor(() => expect(result.current?.data).toBeDefined(), until)
    expect(result.current).toMatchObject({ failure: null, retrying: null, loading: false })
  })

  it('waits as long as a 429 asks', async () => {
    server.use(fails(getShowcase, 429, undefined, { 'retry-after': '12' }))
    const { result } = shown({ retryDelaysS: [1, 2, 4] })
    await waitFor(() =>
      expect(result.current).toMatchObject({ failure: { kind: 429 }, retrying: { attempt: 1, nextInS: 12 } }),
    )
  })

  it('is not tried again while the tab is hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const sent = watchRequests()
    server.use(failsTimes(getShowcase, 503, 1))
    const { result } = shown({ retryDelaysS: [0.01] })
    await waitFor(() => expect(result.current?.retrying).not.toBeNull())
    await wait(100)
    expect(sent).not.toHaveBeenCalled()
    expect(result.current).toMatchObject({ failure: { kind: 503 } })
    hidden.mockReturnValue(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(result.current?.data).toBeDefined(), until)
    expect(sent).toHaveBeenCalledOnce()
  })

  it('takes a 401 for a failure like any other, and is tried again', async () => {
    server.use(failsTimes(getShowcase, 401, 1))
    const { result } = shown({ retryDelaysS: [0.2] })
    await waitFor(() => expect(result.current).toMatchObject({ failure: { kind: 401 }, retrying: { attempt: 1 } }))
    await waitFor(() => expect(result.current?.data).toBeDefined(), until)
  })

  it('is aborted when it is no longer shown, and so is a retry that was planned', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    server.use(stalls(getShowcase))
    const first = shown()
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    first.unmount()
    await waitFor(() => expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true))

    server.use(fails(getShowcase, 503))
    const second = shown({ retryDelaysS: [0.3] })
    await waitFor(() => expect(second.result.current?.retrying).toMatchObject({ attempt: 1 }))
    second.unmount()
    await wait(500)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('gives up, and is tried again when the person asks', async () => {
    server.use(fails(getShowcase, 500))
    const { result } = shown({ retryDelaysS: [0.01] })
    await waitFor(() =>
      expect(result.current).toMatchObject({ failure: { kind: 500 }, retrying: null, loading: false }),
    )
    server.resetHandlers()
    act(() => result.current?.retry())
    expect(result.current).toMatchObject({ loading: true, failure: { kind: 500 } })
    await waitFor(() => expect(result.current?.data).toBeDefined(), until)
  })

  it('can be stopped, and started again', async () => {
    server.use(stalls(getShowcase))
    const { result } = shown()
    act(() => result.current?.cancel())
    await waitFor(() => expect(result.current).toMatchObject({ loading: false, cancelled: true, failure: null }))
    server.resetHandlers()
    act(() => result.current?.retry())
    await waitFor(() => expect(result.current?.data).toBeDefined(), until)
  })

  it('is none where the deployment has none', () => {
    expect(shown({ config: { ...config, adapters: { ...config.adapters, showcase: null } } }).result.current).toBeNull()
  })
})
