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
    uploadKinds: [],
    uploadLimitMb: 50,
    adapters: { forgot: null, reset: null, click: null, showcase: null },
  },
  now: () => new Date(),
  retryDelaysS,
})

interface Call {
  signal: AbortSignal
  part: (value: string, progress: Progress) => void
  answer: (value: string) => void
  fail: (error: Error) => void
}

/** A server of one text, whose every call is answered by hand. */
function server() {
  const calls: Call[] = []
  const read = (signal: AbortSignal, part: Call['part']) =>
    new Promise<string>((answer, fail) => {
      calls.push({ signal, part, answer, fail })
      signal.addEventListener('abort', () => fail(new AbortedError()))
    })
  const call = (index: number): Call => {
    const found = calls[index]
    if (!found) throw new Error(`no call ${index}`)
    return found
  }
  return { calls, read, call }
}

function Shown({ id, read }: { id: string; read: ReturnType<typeof server>['read'] }) {
  const { data, loading, failure, retrying, cancelled, retry, cancel } = useResource<string>([id], read)
  return (
    <div>
      <p>
        {[
          data ?? 'nothing',
          loading ? 'loading' : 'still',
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

function Scoped({
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
        <Shown id={id} read={read} />
      </DataScope>
    </EnvironmentContext>
  )
}

const text = () => screen.getByRole('paragraph').textContent
const failed = (status: number) => new ApiError({ url: '/x', status, statusText: '', body: null })

afterEach(cleanup)

describe('useResource', () => {
  it('shows the first rows while the rest is on its way', async () => {
    const { read, call } = server()
    render(<Scoped scope="a" id="k" read={read} />)
    expect(text()).toBe('nothing, loading, fine')
    act(() => call(0).part('half', { loaded: 1, total: 2 }))
    expect(text()).toBe('half, loading, fine')
    act(() => call(0).answer('whole'))
    await waitFor(() => expect(text()).toBe('whole, still, fine'))
  })

  it('keeps the old while the new is read, and aborts what is no longer asked for: the last one wins', async () => {
    const { read, call } = server()
    const { rerender } = render(<Scoped scope="a" id="one" read={read} />)
    act(() => call(0).answer('one'))
    await waitFor(() => expect(text()).toBe('one, still, fine'))
    rerender(<Scoped scope="a" id="two" read={read} />)
    expect(text()).toBe('one, loading, fine')
    rerender(<Scoped scope="a" id="three" read={read} />)
    await waitFor(() => expect(call(1).signal.aborted).toBe(true))
    act(() => call(2).answer('three'))
    await waitFor(() => expect(text()).toBe('three, still, fine'))
  })

  it('shows a failure at once, counts the retries, and forgets both when one succeeds', async () => {
    const { read, call, calls } = server()
    render(<Scoped scope="a" id="k" read={read} delays={[0.01, 0.01]} />)
    act(() => call(0).fail(failed(500)))
    await waitFor(() => expect(text()).toContain('Internal Server Error, retry 1 of 2'))
    await waitFor(() => expect(calls).toHaveLength(2))
    act(() => call(1).answer('well'))
    await waitFor(() => expect(text()).toBe('well, still, fine'))
  })

  it('does not try again after a 401', async () => {
    const { read, call, calls } = server()
    render(<Scoped scope="a" id="k" read={read} delays={[0.01]} />)
    act(() => call(0).fail(failed(401)))
    await waitFor(() => expect(text()).toBe('nothing, still, Unauthorized'))
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(calls).toHaveLength(1)
  })

  it('keeps the part that came when the user cancels, and reads again when asked', async () => {
    const { read, call, calls } = server()
    render(<Scoped scope="a" id="k" read={read} />)
    act(() => call(0).part('half', { loaded: 1, total: 2 }))
    act(() => screen.getByText('cancel').click())
    await waitFor(() => expect(text()).toBe('half, still, fine, cancelled'))
    act(() => screen.getByText('retry').click())
    await waitFor(() => expect(calls).toHaveLength(2))
    act(() => call(1).answer('whole'))
    await waitFor(() => expect(text()).toBe('whole, still, fine'))
  })

  it('has nothing of one account in another: neither what was kept nor a late answer', async () => {
    const { read, call, calls } = server()
    const { rerender } = render(<Scoped scope="account A" id="k" read={read} />)
    act(() => call(0).answer('A’s figures'))
    await waitFor(() => expect(text()).toBe('A’s figures, still, fine'))
    act(() => screen.getByText('retry').click())
    await waitFor(() => expect(calls).toHaveLength(2))
    rerender(<Scoped scope="account B" id="k" read={read} />)
    expect(text()).toBe('nothing, loading, fine')
    expect(call(1).signal.aborted).toBe(true)
    act(() => call(1).answer('A’s late figures'))
    act(() => call(2).answer('B’s figures'))
    await waitFor(() => expect(text()).toBe('B’s figures, still, fine'))
  })

  it('reads again within a moment when the network is back', async () => {
    const { read, call, calls } = server()
    render(<Scoped scope="a" id="k" read={read} />)
    act(() => call(0).answer('old'))
    await waitFor(() => expect(text()).toBe('old, still, fine'))
    vi.spyOn(Math, 'random').mockReturnValue(0)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(calls).toHaveLength(2))
    vi.restoreAllMocks()
  })
})
