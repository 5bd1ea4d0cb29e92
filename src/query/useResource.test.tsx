import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '#api/client.ts'
import { FAILURES } from '#domain/failure.ts'
import { AbortedError, ApiError } from '#api/errors.ts'
import type { Progress } from '#domain/loadable.ts'
import { DataScope } from './DataScope.tsx'
import { useResource } from './useResource.ts'

interface Sent {
  signal: AbortSignal
  sendPart: (value: string, progress: Progress) => void
  resolve: (value: string) => void
  reject: (error: Error) => void
}

type SendPart = Sent['sendPart']

/** A server of one text, whose responses are sent by the test. */
function server() {
  const calls: Sent[] = []
  const client = {
    call: (_: unknown, { signal, query: sendPart }: { signal: AbortSignal; query: SendPart }) =>
      new Promise<string>((resolve, reject) => {
        calls.push({ signal, sendPart, resolve, reject })
        signal.addEventListener('abort', () => reject(new AbortedError()))
      }),
  } as unknown as Client
  const call = (index: number): Sent => {
    const found = calls[index]
    if (!found) throw new Error(`no call ${index}`)
    return found
  }
  return { calls, client, call }
}

const read = (call: Client['call'], sendPart: SendPart) =>
  (call as unknown as (endpoint: unknown, options: { query: SendPart }) => Promise<string>)(null, { query: sendPart })

function Resource({ id, freshForMs = 0 }: { id: string; freshForMs?: number }) {
  const { data, loading, failure, retrying, cancelled, retry, cancel } = useResource<string>([id], read, { freshForMs })
  return (
    <div>
      <p>
        {[
          data ?? 'nothing',
          loading ? 'loading' : 'idle',
          failure === null ? 'fine' : FAILURES[failure.kind].title,
          retrying ? `retry ${retrying.attempt} of ${retrying.of}` : '',
          cancelled ? 'cancelled' : '',
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <button onClick={retry}>retry</button>
      <button onClick={cancel}>cancel</button>
    </div>
  )
}

function ScopedResource({
  scope,
  id,
  client,
  delays = [],
}: {
  scope: string
  id: string
  client: Client
  delays?: readonly number[]
}) {
  return (
    <DataScope key={scope} client={client} retryDelaysS={delays}>
      <Resource id={id} />
    </DataScope>
  )
}

const text = () => screen.getByRole('paragraph').textContent
const apiError = (status: number) => new ApiError({ url: '/x', status, statusText: '', body: null })

afterEach(cleanup)

describe('useResource', () => {
  it('shows partial data while the rest is loading', async () => {
    const { client, call } = server()
    render(<ScopedResource scope="a" id="k" client={client} />)
    expect(text()).toBe('nothing, loading, fine')
    act(() => call(0).sendPart('half', { loaded: 1, total: 2 }))
    expect(text()).toBe('half, loading, fine')
    act(() => call(0).resolve('whole'))
    await waitFor(() => expect(text()).toBe('whole, idle, fine'))
  })

  it('keeps old data while loading, and aborts outdated requests', async () => {
    const { client, call } = server()
    const { rerender } = render(<ScopedResource scope="a" id="one" client={client} />)
    act(() => call(0).resolve('one'))
    await waitFor(() => expect(text()).toBe('one, idle, fine'))
    rerender(<ScopedResource scope="a" id="two" client={client} />)
    expect(text()).toBe('one, loading, fine')
    rerender(<ScopedResource scope="a" id="three" client={client} />)
    await waitFor(() => expect(call(1).signal.aborted).toBe(true))
    act(() => call(2).resolve('three'))
    await waitFor(() => expect(text()).toBe('three, idle, fine'))
  })

  it('shows a failure at once, counts retries, and clears both on success', async () => {
    const { client, call, calls } = server()
    render(<ScopedResource scope="a" id="k" client={client} delays={[0.01, 0.01]} />)
    act(() => call(0).reject(apiError(500)))
    await waitFor(() => expect(text()).toContain('Internal Server Error, retry 1 of 2'))
    await waitFor(() => expect(calls).toHaveLength(2))
    act(() => call(1).resolve('ok'))
    await waitFor(() => expect(text()).toBe('ok, idle, fine'))
  })

  it('does not retry a 401', async () => {
    const { client, call, calls } = server()
    render(<ScopedResource scope="a" id="k" client={client} delays={[0.01]} />)
    act(() => call(0).reject(apiError(401)))
    await waitFor(() => expect(text()).toBe('nothing, idle, Unauthorized'))
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(calls).toHaveLength(1)
  })

  it('keeps partial data on cancel, and loads again on retry', async () => {
    const { client, call, calls } = server()
    render(<ScopedResource scope="a" id="k" client={client} />)
    act(() => call(0).sendPart('half', { loaded: 1, total: 2 }))
    act(() => screen.getByText('cancel').click())
    await waitFor(() => expect(text()).toBe('half, idle, fine, cancelled'))
    act(() => screen.getByText('retry').click())
    await waitFor(() => expect(calls).toHaveLength(2))
    act(() => call(1).resolve('whole'))
    await waitFor(() => expect(text()).toBe('whole, idle, fine'))
  })

  // spec 3.2
  it('shows no cached data or late responses of another account', async () => {
    const { client, call, calls } = server()
    const { rerender } = render(<ScopedResource scope="account A" id="k" client={client} />)
    act(() => call(0).resolve('A’s figures'))
    await waitFor(() => expect(text()).toBe('A’s figures, idle, fine'))
    act(() => screen.getByText('retry').click())
    await waitFor(() => expect(calls).toHaveLength(2))
    rerender(<ScopedResource scope="account B" id="k" client={client} />)
    expect(text()).toBe('nothing, loading, fine')
    expect(call(1).signal.aborted).toBe(true)
    act(() => call(1).resolve('A’s late figures'))
    act(() => call(2).resolve('B’s figures'))
    await waitFor(() => expect(text()).toBe('B’s figures, idle, fine'))
  })

  it('loads once when the browser is back online, however many show it', async () => {
    const { client, call, calls } = server()
    render(
      <DataScope client={client} retryDelaysS={[]}>
        <Resource id="k" />
        <Resource id="k" />
        <Resource id="k" />
      </DataScope>,
    )
    act(() => call(0).resolve('old'))
    await waitFor(() => expect(screen.getAllByText('old, idle, fine')).toHaveLength(3))
    vi.spyOn(Math, 'random').mockReturnValue(0.1)
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(calls).toHaveLength(2))
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(calls).toHaveLength(2)
    vi.restoreAllMocks()
  })

  it('goes on once with a retry that is waited for', async () => {
    const { client, call, calls } = server()
    render(<ScopedResource scope="a" id="k" client={client} delays={[60]} />)
    act(() => call(0).reject(apiError(500)))
    await act(() => Promise.resolve())
    vi.spyOn(Math, 'random').mockReturnValue(0.1)
    window.dispatchEvent(new Event('online'))
    expect(calls).toHaveLength(1)
    await waitFor(() => expect(calls).toHaveLength(2))
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(calls).toHaveLength(2)
    vi.restoreAllMocks()
  })

  it('asks for what the cache has forgotten, however fresh it was', async () => {
    const { client, call, calls } = server()
    const forget = vi.fn<(key: string) => void>()
    const Forgetful = ({ isShown }: { isShown: boolean }) => {
      const { cache } = useSWRConfig()
      useEffect(() => void forget.mockImplementation((key) => cache.delete(key)), [cache])
      return isShown && <Resource id="k" freshForMs={60_000} />
    }
    const page = (isShown: boolean) => (
      <DataScope client={client} retryDelaysS={[]}>
        <Forgetful isShown={isShown} />
      </DataScope>
    )
    vi.useFakeTimers()
    const { rerender } = render(page(true))
    act(() => call(0).resolve('old'))
    const reopen = async () => {
      rerender(page(false))
      await act(() => vi.advanceTimersByTimeAsync(5000))
      rerender(page(true))
    }
    await reopen()
    expect(text()).toBe('old, idle, fine')
    expect(calls).toHaveLength(1)
    forget(unstable_serialize(['k']))
    await reopen()
    expect(calls).toHaveLength(2)
    vi.useRealTimers()
  })

  it('loads again when the browser is back online', async () => {
    const { client, call, calls } = server()
    render(<ScopedResource scope="a" id="k" client={client} />)
    act(() => call(0).resolve('old'))
    await waitFor(() => expect(text()).toBe('old, idle, fine'))
    vi.spyOn(Math, 'random').mockReturnValue(0)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(calls).toHaveLength(2))
    vi.restoreAllMocks()
  })
})
