import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientWith, json } from '#api/testClient.ts'
import type { Client } from '#api/client.ts'
import { EnvironmentContext, type Environment } from '../../environment.ts'
import { DataScope } from '../DataScope.tsx'
import { useRating } from './useRating.ts'

const held = vi.hoisted((): { client: Client | null } => ({ client: null }))
vi.mock('../../session/useClient.ts', () => ({ useClient: () => held.client }))

const environment: Environment = {
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
  retryDelaysS: [],
}
const scope = ({ children }: { children: ReactNode }) => (
  <EnvironmentContext value={environment}>
    <DataScope>{children}</DataScope>
  </EnvironmentContext>
)

/** What the server does with the next requests. */
let answers: (() => Response | Promise<Response>)[] = []
let fetch: ReturnType<typeof clientWith>['fetch']

beforeEach(() => {
  answers = [() => json({ rating: 4, comment: 'Fine', user_name: 'ben', day: '2026-11-18' })]
  const made = clientWith(() => answers.shift()?.() ?? new Response(null, { status: 500 }))
  held.client = made.client
  fetch = made.fetch
})
afterEach(cleanup)

async function rated() {
  const hook = renderHook(() => useRating(12, 'imogen', '2026-11-20'), { wrapper: scope })
  await waitFor(() => expect(hook.result.current.rating.data?.rating).toBe(4))
  return hook
}

it('shows the stars at once and the words when they are saved; rating and comment travel in the query', async () => {
  const { result } = await rated()
  let release: (response: Response) => void = () => undefined
  answers = [() => new Promise((resolve) => (release = resolve))]
  let outcome: unknown = 'none'
  act(() => void result.current.rate({ rating: 5, comment: 'Better & better' }).then((failure) => (outcome = failure)))
  expect(result.current.rating.data).toEqual({ rating: 5, comment: 'Fine', userName: 'imogen', day: '2026-11-20' })
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  expect(fetch.mock.calls[1]).toMatchObject([
    expect.stringMatching(/elad\/12\/rate\?rating=5&comment=Better(%20|\+)%26(%20|\+)better$/),
    { method: 'POST' },
  ])
  act(() => release(new Response(null, { status: 204 })))
  await waitFor(() => expect(outcome).toBeNull())
  expect(result.current.rating.data).toEqual({
    rating: 5,
    comment: 'Better & better',
    userName: 'imogen',
    day: '2026-11-20',
  })
})

it('believes the server over itself', async () => {
  const { result } = await rated()
  answers = [() => json({ rating: 3, comment: 'Edited', user_name: 'desk', day: '2026-11-21' })]
  await act(async () => expect(await result.current.rate({ rating: 5, comment: null })).toBeNull())
  expect(result.current.rating.data).toEqual({ rating: 3, comment: 'Edited', userName: 'desk', day: '2026-11-21' })
})

it('takes the stars back where it fails, and says why', async () => {
  const { result } = await rated()
  answers = [() => json({ error_msg: 'No.' }, { status: 503 })]
  await act(async () =>
    expect(await result.current.rate({ rating: null, comment: null })).toMatchObject({ kind: 503, details: ['No.'] }),
  )
  expect(result.current.rating.data).toEqual({ rating: 4, comment: 'Fine', userName: 'ben', day: '2026-11-18' })
})
