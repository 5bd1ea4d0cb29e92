import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryElad } from '#api/endpoints/ads.ts'
import { clientWith, json } from '#api/testClient.ts'
import type { Client } from '#api/client.ts'
import { EnvironmentContext, type Environment } from '#app/config/environment.ts'
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

/** An answer that is given by hand. */
function later() {
  let give: (response: Response) => void = () => undefined
  const answer = () => new Promise<Response>((resolve) => (give = resolve))
  return { answer, give: (response: Response) => act(() => give(response)) }
}

const NOTHING = () => new Response(null, { status: 204 })
const REFUSED = () => json({ error_msg: 'No.' }, { status: 503 })
const posted = (times: number) =>
  waitFor(() => expect(fetch.mock.calls.filter(([, init]) => init?.method === 'POST')).toHaveLength(times))

it('shows the stars wherever the rating is shown, and takes them back there too', async () => {
  const { result } = renderHook(
    () => [useRating(12, 'imogen', '2026-11-20'), useRating(12, 'ben', '2026-11-20')] as const,
    { wrapper: scope },
  )
  const shown = () => result.current.map(({ rating }) => rating.data?.rating)
  await waitFor(() => expect(shown()).toEqual([4, 4]))
  const { answer, give } = later()
  answers = [answer]
  act(() => void result.current[0].rate({ rating: 2, comment: null }))
  expect(shown()).toEqual([2, 2])
  await posted(1)
  give(REFUSED())
  await waitFor(() => expect(shown()).toEqual([4, 4]))
})

describe('in the lists of ads that are kept', () => {
  const ALL = [queryElad.id, { day_from: '2026-10-23' }]
  const OF_TITLE = [queryElad.id, { entity_id: [7] }]
  const OTHER = ['queryEladElse', {}]
  type Ratings = readonly { id: number; rating: number | null }[]

  /** Beside the ad: two lists with it, one of them without others, and one that is no list of ads. */
  async function listed() {
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

  it('the ad has its new rating at once, and its old one again where it is not saved', async () => {
    const { result, shown } = await listed()
    const { answer, give } = later()
    answers = [answer]
    act(() => void result.current.rate({ rating: 2, comment: null }))
    expect(shown()).toEqual([['11: 4', '12: 2'], ['12: 2'], ['12: 4']])
    await posted(1)
    give(REFUSED())
    await waitFor(() => expect(shown()).toEqual(BEFORE))
  })

  it('the ad has the rating that the server tells', async () => {
    const { result, shown } = await listed()
    answers = [() => json({ rating: 3, comment: null, user_name: 'desk', day: '2026-11-21' })]
    await act(async () => expect(await result.current.rate({ rating: 5, comment: null })).toBeNull())
    expect(shown()).toEqual([['11: 4', '12: 3'], ['12: 3'], ['12: 4']])
    answers = [NOTHING]
    await act(async () => expect(await result.current.rate({ rating: null, comment: null })).toBeNull())
    expect(shown()).toEqual([['11: 4', '12: none'], ['12: none'], ['12: 4']])
  })
})

describe('two ratings at once', () => {
  it('leave the last one, whichever is answered last', async () => {
    const { result } = await rated()
    const [first, second] = [later(), later()]
    answers = [
      first.answer,
      second.answer,
      () => json({ rating: 2, comment: null, user_name: 'imogen', day: '2026-11-20' }),
    ]
    act(() => void result.current.rate({ rating: 5, comment: null }))
    await posted(1)
    act(() => void result.current.rate({ rating: 2, comment: null }))
    await posted(2)
    const shown: unknown[] = []
    const look = () => shown.push(result.current.rating.data?.rating)
    look()
    second.give(NOTHING())
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(4))
    look()
    first.give(NOTHING())
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
    look()
    expect(shown).toEqual([2, 2, 2])
  })

  it('of which the last is not saved leave what the server has: the one before', async () => {
    const { result } = await rated()
    const [first, second] = [later(), later()]
    answers = [
      first.answer,
      second.answer,
      () => json({ rating: 5, comment: 'Bold', user_name: 'imogen', day: '2026-11-20' }),
    ]
    act(() => void result.current.rate({ rating: 5, comment: 'Bold' }))
    await posted(1)
    act(() => void result.current.rate({ rating: 2, comment: null }))
    await posted(2)
    first.give(NOTHING())
    second.give(REFUSED())
    await waitFor(() => expect(result.current.rating.data).toMatchObject({ rating: 5, comment: 'Bold' }))
    expect(result.current.rating.failure).toBeNull()
  })
})
