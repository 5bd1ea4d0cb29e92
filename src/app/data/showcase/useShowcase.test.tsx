import { act, renderHook, waitFor } from '@testing-library/react'
import { http } from 'msw'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { getShowcase } from '#api/endpoints/public.ts'
import { mockApi, server } from '#mocks/node.ts'
import { failsTimes, fails, stalls } from '#mocks/respond.ts'
import { configFromEnv, EnvironmentContext, type Environment } from '../../environment.ts'
import { useShowcase } from './useShowcase.ts'

const config = { ...configFromEnv({}), apiHost: 'https://api.lightshelf.example' }

function shown(change: Partial<Environment> = {}) {
  const environment = { config, now: () => new Date(), retryDelaysS: [], ...change }
  return renderHook(useShowcase, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <EnvironmentContext value={environment}>{children}</EnvironmentContext>
    ),
  })
}

describe('the latest showcase', () => {
  mockApi()

  it('is read once, without a token', async () => {
    const asked = vi.fn()
    server.use(http.get('*/showcase/latest.json', ({ request }) => void asked(request.headers.get('authorization'))))
    const { result, rerender } = shown()
    expect(result.current).toMatchObject({ loading: true, data: undefined, failure: null })
    await waitFor(() => expect(result.current?.data?.items).toHaveLength(6))
    rerender()
    expect(asked.mock.calls).toEqual([[null]])
  })

  it('is tried again by itself, as often as the environment says', async () => {
    server.use(failsTimes(getShowcase, 503, 2))
    const { result } = shown({ retryDelaysS: [0.4, 0.01, 0.01] })
    await waitFor(() =>
      expect(result.current).toMatchObject({ failure: { kind: 503 }, retrying: { attempt: 1, of: 3 } }),
    )
    await waitFor(() => expect(result.current?.data).toBeDefined())
    expect(result.current).toMatchObject({ failure: null, retrying: null, loading: false })
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
    await waitFor(() => expect(result.current?.data).toBeDefined())
  })

  it('can be stopped, and started again', async () => {
    server.use(stalls(getShowcase))
    const { result } = shown()
    act(() => result.current?.cancel())
    expect(result.current).toMatchObject({ loading: false, cancelled: true, failure: null })
    server.resetHandlers()
    act(() => result.current?.retry())
    await waitFor(() => expect(result.current?.data).toBeDefined())
  })

  it('is none where the deployment has none', () => {
    expect(shown({ config: { ...config, adapters: { ...config.adapters, showcase: null } } }).result.current).toBeNull()
  })
})
