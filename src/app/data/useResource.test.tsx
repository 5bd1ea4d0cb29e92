import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AbortedError, ApiError } from '#api/errors.ts'
import type { Progress } from '#domain/loadable.ts'
import { EnvironmentContext, type Environment } from '../config/environment.ts'
import { DataScope } from './DataScope.tsx'
import { useResource } from './useResource.ts'

const environment = (retryDelaysS: readonly number[]): Environment => ({
  config: {
    apiHost: '',
    vertical: 'books',
    staffDomain: null,
    helpUrl: null,
    helpWidgetSrc: null,
    basic: null,
    refreshEnabled: false,
    uploadTypes: [],
    uploadLimitMb: 50,
    adapters: { forgot: null, reset: null, click: null, showcase: null },
  },
  now: () => new Date(),
  retryDelaysS,
})

interface Call {
  signal: AbortSignal
  sendPart: (value: string, progress: Progress) => void
  resolve: (value: string) => void
  reject: (error: Error) => void
}

/** A server of one text, whose responses are sent by the test. */
function server() {
  const calls: Call[] = []
  const read = (signal: AbortSignal, sendPart: Call['sendPart']) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ signal, sendPart, resolve, reject })
      signal.addEventListener('abort', () => reject(new AbortedError()))
    })
  const call = (index: number): Call => {
    const found = calls[index]
    if (!found) throw new Error(`no call ${index}`)
    return found
  }
  return { calls, read, call }
}

function Resource({ id, read }: { id: string; read: ReturnType<typeof server>['read'] }) {
  const { data, loading, failure, retrying, cancelled, retry, cancel } = useResource<string>([id], read)
  return (
    <div>
      <p>
        {[
          data ?? 'nothing',
          loading ? 'loading' : 'idle',
          failure?.message ?? 'fine',
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
  read,
  delays = [],
}: {
  scope: string
  id: string
  read: ReturnType<typeof server>['read']
  delays?: readonly number[]
}) {
  const [value] = useState(() => environment(delays))
  return (
    <EnvironmentContext value={value}>
      <DataScope key={scope}>
        <Resource id={id} read={read} />
      </DataScope>
    </EnvironmentContext>
  )
}

const text = () => screen.getByRole('paragraph').textContent
const apiError = (status: number) => new ApiError({ url: '/x', status, statusText: '', body: null })

afterEach(cleanup)

describe('useResource', () => {
  it('shows partial data while the rest is loading', async () => {
    const { read, call } = server()
    render(<ScopedResource scope="a" id="k" read={read} />)
    expect(text()).toBe('nothing, loading, fine')
    act(() => call(0).sendPart('half', { loaded: 1, total: 2 }))
    expect(text()).toBe('half, loading, fine')
    act(() => call(0).resolve('whole'))
    await waitFor(() => expect(text()).toBe('whole, idle, fine'))
  })

  it('keeps old data while loading, and aborts outdated requests', async () => {
    const { read, call } = server()
    const { rerender } = render(<ScopedResource scope="a" id="one" read={read} />)
    act(() => call(0).resolve('one'))
    await waitFor(() => expect(text()).toBe('one, idle, fine'))
    rerender(<ScopedResource scope="a" id="two" read={read} />)
    expect(text()).toBe('one, loading, fine')
    rerender(<ScopedResource scope="a" id="three" read={read} />)
    await waitFor(() => expect(call(1).signal.aborted).toBe(true))
    act(() => call(2).resolve('three'))
    await waitFor(() => expect(text()).toBe('three, idle, fine'))
  })

  it('shows a failure at once, counts retries, and clears both on success', async () => {
    const { read, call, calls } = server()
    render(<ScopedResource scope="a" id="k" read={read} delays={[0.01, 0.01]} />)
    act(() => call(0).reject(apiError(500)))
    await waitFor(() => expect(text()).toContain('Internal Server Error, retry 1 of 2'))
    await waitFor(() => expect(calls).toHaveLength(2))
    act(() => call(1).resolve('ok'))
    await waitFor(() => expect(text()).toBe('ok, idle, fine'))
  })

  it('does not retry a 401', async () => {
    const { read, call, calls } = server()
    render(<ScopedResource scope="a" id="k" read={read} delays={[0.01]} />)
    act(() => call(0).reject(apiError(401)))
    await waitFor(() => expect(text()).toBe('nothing, idle, Unauthorized'))
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(calls).toHaveLength(1)
  })

  it('keeps partial data on cancel, and loads again on retry', async () => {
    const { read, call, calls } = server()
    render(<ScopedResource scope="a" id="k" read={read} />)
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
    const { read, call, calls } = server()
    const { rerender } = render(<ScopedResource scope="account A" id="k" read={read} />)
    act(() => call(0).resolve('A’s figures'))
    await waitFor(() => expect(text()).toBe('A’s figures, idle, fine'))
    act(() => screen.getByText('retry').click())
    await waitFor(() => expect(calls).toHaveLength(2))
    rerender(<ScopedResource scope="account B" id="k" read={read} />)
    expect(text()).toBe('nothing, loading, fine')
    expect(call(1).signal.aborted).toBe(true)
    act(() => call(1).resolve('A’s late figures'))
    act(() => call(2).resolve('B’s figures'))
    await waitFor(() => expect(text()).toBe('B’s figures, idle, fine'))
  })

  it('loads once when the browser is back online, however many show it', async () => {
    const { read, call, calls } = server()
    render(
      <EnvironmentContext value={environment([])}>
        <DataScope>
          <Resource id="k" read={read} />
          <Resource id="k" read={read} />
          <Resource id="k" read={read} />
        </DataScope>
      </EnvironmentContext>,
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

  it('restarts instead of a retry that waited for the network', async () => {
    const { read, call, calls } = server()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<ScopedResource scope="a" id="k" read={read} delays={[0.01]} />)
    act(() => call(0).reject(apiError(500)))
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    onLine.mockReturnValue(true)
    vi.spyOn(Math, 'random').mockReturnValue(0.1)
    window.dispatchEvent(new Event('online'))
    expect(calls).toHaveLength(1)
    await waitFor(() => expect(calls).toHaveLength(2))
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(calls).toHaveLength(2)
    vi.restoreAllMocks()
  })

  it('forgets the oldest of more than twenty lists, but not those of the start', async () => {
    const { read, calls } = server()
    const show = async (id: string) => {
      rerender(<ScopedResource scope="a" id={id} read={read} />)
      await waitFor(() => expect(text()).toContain('loading'))
      act(() => calls.at(-1)?.resolve(id))
      await waitFor(() => expect(text()).toBe(`${id}, idle, fine`))
    }
    const { rerender } = render(<ScopedResource scope="a" id="start-up" read={read} />)
    act(() => calls[0]?.resolve('start-up'))
    await waitFor(() => expect(text()).toBe('start-up, idle, fine'))
    for (let index = 1; index <= 21; index += 1) await show(`list ${index}`)
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
    const kept = (id: string) => {
      rerender(<ScopedResource scope="a" id={id} read={read} />)
      return text().startsWith(`${id},`)
    }
    expect(kept('list 1')).toBe(false)
    expect(kept('list 3')).toBe(true)
    expect(kept('start-up')).toBe(true)
  })

  it('loads again when the browser is back online', async () => {
    const { read, call, calls } = server()
    render(<ScopedResource scope="a" id="k" read={read} />)
    act(() => call(0).resolve('old'))
    await waitFor(() => expect(text()).toBe('old, idle, fine'))
    vi.spyOn(Math, 'random').mockReturnValue(0)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(calls).toHaveLength(2))
    vi.restoreAllMocks()
  })
})
