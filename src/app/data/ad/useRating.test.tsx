import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryElad } from '#api/endpoints/ads.ts'
import { clientWith, json } from '#api/testing/testClient.ts'
import type { Client } from '#api/client.ts'
import { DataScope } from '#query/DataScope.tsx'
import { useRating } from './useRating.ts'

const mocked = vi.hoisted((): { client: Client | null } => ({ client: null }))
vi.mock('#session/useClient.ts', () => ({ useClient: () => mocked.client }))
vi.mock('#session/DraftsContext.tsx', () => ({ useDraft: () => ({ read: () => null, write: () => undefined }) }))

const scope = ({ children }: { children: ReactNode }) => (
  <DataScope client={client} retryDelaysS={[]}>
    {children}
  </DataScope>
)

/** Responses to the next requests. */
let responses: (() => Response | Promise<Response>)[] = []
let fetch: ReturnType<typeof clientWith>['fetch']
let client: Client

beforeEach(() => {
  responses = [() => json({ rating: 4, comment: 'Fine', user_name: 'Imogen', day: '2026-11-18' })]
  const mock = clientWith(() => responses.shift()?.() ?? new Response(null, { status: 500 }))
  client = mock.client
  mocked.client = client
  fetch = mock.fetch
})
afterEach(cleanup)

async function renderRating() {
  const hook = renderHook(() => useRating(12, 'imogen', '2026-11-20'), { wrapper: scope })
  await waitFor(() => expect(hook.result.current.rating.data?.rating).toBe(4))
  return hook
}

// spec 3.16, 7.17
it('shows the stars at once and the comment when saved, and sends both in the query', async () => {
  const { result } = await renderRating()
  let release: (response: Response) => void = () => undefined
  responses = [() => new Promise((resolve) => (release = resolve))]
  let outcome: unknown = 'none'
  act(
    () => void result.current.onRate({ rating: 5, comment: 'Better & better' }).then((failure) => (outcome = failure)),
  )
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

it('never shows another person’s comment under one’s own name', async () => {
  responses = [() => json({ rating: 4, comment: 'Fine', user_name: 'ben', day: '2026-11-18' })]
  const { result } = await renderRating()
  responses = [() => new Promise(() => undefined)]
  act(() => void result.current.onRate({ rating: 5, comment: 'Better' }))
  expect(result.current.rating.data).toEqual({ rating: 5, comment: null, userName: 'imogen', day: '2026-11-20' })
})

it('prefers the response to the optimistic rating', async () => {
  const { result } = await renderRating()
  responses = [() => json({ rating: 3, comment: 'Edited', user_name: 'desk', day: '2026-11-21' })]
  await act(async () => expect(await result.current.onRate({ rating: 5, comment: null })).toBeNull())
  expect(result.current.rating.data).toEqual({ rating: 3, comment: 'Edited', userName: 'desk', day: '2026-11-21' })
})

it('rolls back on failure and returns the failure', async () => {
  const { result } = await renderRating()
  responses = [() => json({ error_msg: 'No.' }, { status: 503 })]
  await act(async () =>
    expect(await result.current.onRate({ rating: null, comment: null })).toMatchObject({ kind: 503, details: ['No.'] }),
  )
  expect(result.current.rating.data).toEqual({ rating: 4, comment: 'Fine', userName: 'Imogen', day: '2026-11-18' })
})

it('ends after 30 s without an answer, and rolls back', async () => {
  const { result } = await renderRating()
  responses = [() => new Promise(() => undefined)]
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let outcome: unknown
  act(() => void result.current.onRate({ rating: 5, comment: null }).then((failure) => (outcome = failure)))
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  vi.useRealTimers()
  expect(outcome).toMatchObject({ kind: 'timeout' })
  expect(result.current.rating.data).toMatchObject({ rating: 4 })
})

/** A response sent by the test. */
function deferredResponse() {
  let send: (response: Response) => void = () => undefined
  const respond = () => new Promise<Response>((resolve) => (send = resolve))
  return { respond, send: (response: Response) => act(() => send(response)) }
}

const NO_CONTENT = () => new Response(null, { status: 204 })
const UNAVAILABLE = () => json({ error_msg: 'No.' }, { status: 503 })
const waitForPosts = (times: number) =>
  waitFor(() => expect(fetch.mock.calls.filter(([, init]) => init?.method === 'POST')).toHaveLength(times))

it('shows and rolls back the stars in all subscribers', async () => {
  const { result } = renderHook(
    () => [useRating(12, 'imogen', '2026-11-20'), useRating(12, 'ben', '2026-11-20')] as const,
    { wrapper: scope },
  )
  const shown = () => result.current.map(({ rating }) => rating.data?.rating)
  await waitFor(() => expect(shown()).toEqual([4, 4]))
  const { respond, send } = deferredResponse()
  responses = [respond]
  act(() => void result.current[0].onRate({ rating: 2, comment: null }))
  expect(shown()).toEqual([2, 2])
  await waitForPosts(1)
  send(UNAVAILABLE())
  await waitFor(() => expect(shown()).toEqual([4, 4]))
})

describe('in cached lists of ads', () => {
  const ALL = [queryElad.id, { day_from: '2026-10-23' }]
  const OF_TITLE = [queryElad.id, { entity_id: [7] }]
  const OTHER = ['queryEladElse', {}]
  type Ratings = readonly { id: number; rating: number | null }[]

  /** Renders the rating beside two cached lists with the ad, and one that is not a list of ads. */
  async function renderLists() {
    const { result } = renderHook(
      () => ({
        ...useRating(12, 'imogen', '2026-11-20'),
        ...useSWRConfig(),
        lists: [
          useSWR<Ratings>(ALL, null).data,
          useSWR<Ratings>(OF_TITLE, null).data,
          useSWR<Ratings>(OTHER, null).data,
        ],
      }),
      { wrapper: scope },
    )
    await waitFor(() => expect(result.current.rating.data?.rating).toBe(4))
    for (const [key, rows] of [
      [ALL, [ad(11), ad(12)]],
      [OF_TITLE, [ad(12)]],
      [OTHER, [ad(12)]],
    ])
      await act(() => result.current.mutate(key, rows, { revalidate: false }))
    const textOf = ({ id, rating }: Ratings[number]) => `${id}: ${rating ?? 'none'}`
    const shown = () => result.current.lists.map((rows) => rows?.map(textOf))
    await waitFor(() => expect(shown()).toEqual(BEFORE))
    return { result, shown }
  }
  const ad = (id: number) => ({ id, rating: 4 })
  const BEFORE = [['11: 4', '12: 4'], ['12: 4'], ['12: 4']]

  it('shows the new rating at once, and the old one again if saving fails', async () => {
    const { result, shown } = await renderLists()
    const { respond, send } = deferredResponse()
    responses = [respond]
    act(() => void result.current.onRate({ rating: 2, comment: null }))
    expect(shown()).toEqual([['11: 4', '12: 2'], ['12: 2'], ['12: 4']])
    await waitForPosts(1)
    send(UNAVAILABLE())
    await waitFor(() => expect(shown()).toEqual(BEFORE))
  })

  it('shows the rating in the response', async () => {
    const { result, shown } = await renderLists()
    responses = [() => json({ rating: 3, comment: null, user_name: 'desk', day: '2026-11-21' })]
    await act(async () => expect(await result.current.onRate({ rating: 5, comment: null })).toBeNull())
    expect(shown()).toEqual([['11: 4', '12: 3'], ['12: 3'], ['12: 4']])
    responses = [NO_CONTENT]
    await act(async () => expect(await result.current.onRate({ rating: null, comment: null })).toBeNull())
    expect(shown()).toEqual([['11: 4', '12: none'], ['12: none'], ['12: 4']])
  })
})

describe('two concurrent ratings, the page having been left in between', () => {
  it('leave the last one, whichever response is last', async () => {
    const { result } = renderHook(
      () => [useRating(12, 'imogen', '2026-11-20'), useRating(12, 'imogen', '2026-11-20')] as const,
      { wrapper: scope },
    )
    await waitFor(() => expect(result.current[0].rating.data?.rating).toBe(4))
    const [first, second] = [deferredResponse(), deferredResponse()]
    responses = [
      first.respond,
      second.respond,
      () => json({ rating: 2, comment: null, user_name: 'imogen', day: '2026-11-20' }),
    ]
    act(() => void result.current[0].onRate({ rating: 5, comment: null }))
    await waitForPosts(1)
    act(() => void result.current[1].onRate({ rating: 2, comment: null }))
    await waitForPosts(2)
    const shown: unknown[] = []
    const record = () => shown.push(result.current[0].rating.data?.rating)
    record()
    second.send(NO_CONTENT())
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(4))
    record()
    first.send(NO_CONTENT())
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
    record()
    expect(shown).toEqual([2, 2, 2])
  })

  it('leave the first one if the last fails', async () => {
    const { result } = renderHook(
      () => [useRating(12, 'imogen', '2026-11-20'), useRating(12, 'imogen', '2026-11-20')] as const,
      { wrapper: scope },
    )
    await waitFor(() => expect(result.current[0].rating.data?.rating).toBe(4))
    const [first, second] = [deferredResponse(), deferredResponse()]
    responses = [
      first.respond,
      second.respond,
      () => json({ rating: 5, comment: 'Bold', user_name: 'imogen', day: '2026-11-20' }),
    ]
    act(() => void result.current[0].onRate({ rating: 5, comment: 'Bold' }))
    await waitForPosts(1)
    act(() => void result.current[1].onRate({ rating: 2, comment: null }))
    await waitForPosts(2)
    first.send(NO_CONTENT())
    second.send(UNAVAILABLE())
    await waitFor(() => expect(result.current[0].rating.data).toMatchObject({ rating: 5, comment: 'Bold' }))
    expect(result.current[0].rating.failure).toBeNull()
  })
})
