import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { useLayoutEffect, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Client } from '#api/client.ts'
import { AbortedError, ApiError } from '#api/errors.ts'
import { DataScope } from './DataScope.tsx'
import type { Fetcher } from './requests.ts'
import { useResource } from './useResource.ts'

const client = { call: vi.fn() } as unknown as Client
const wrapper = ({ children }: { children: ReactNode }) => (
  <DataScope client={client} retryDelaysS={[]}>
    {children}
  </DataScope>
)

afterEach(cleanup)

/** Reads titles that the test sends: the first, and then all or a failure. */
function answeredByTest() {
  let sendPart: Parameters<Fetcher<string>>[1] = () => undefined
  let resolve: (titles: string) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const read: Fetcher<string> = (_, onPart) => {
    sendPart = onPart
    return new Promise((...settle) => ([resolve, reject] = settle))
  }
  return {
    read,
    sendFirst: () => act(() => sendPart('first French titles', { loaded: 1, total: 2 })),
    resolve: (titles: string) => resolve(titles),
    reject: (error: Error) => reject(error),
  }
}

/** A list of one country is shown, and that of another one asked for, which is answered by the test. */
async function chooseAnotherCountry() {
  const france = answeredByTest()
  const readIreland = () => Promise.resolve('Irish titles')
  const { result, rerender } = renderHook(({ id }) => useResource([id], id === 'IE' ? readIreland : france.read), {
    wrapper,
    initialProps: { id: 'IE' },
  })
  await waitFor(() => expect(result.current).toMatchObject({ data: 'Irish titles', isComplete: true, loading: false }))
  rerender({ id: 'FR' })
  expect(result.current).toMatchObject({ data: 'Irish titles', isComplete: false, loading: true })
  // SWR asks in the next task.
  await act(() => new Promise((done) => setTimeout(done)))
  return {
    result,
    sendFirst: france.sendFirst,
    resolve: (titles: string) => act(() => france.resolve(titles)),
    reject: (error: Error) => act(() => france.reject(error)),
  }
}

it('data of another question stays until the first of the new data, and is not complete', async () => {
  const { result, resolve, sendFirst } = await chooseAnotherCountry()
  sendFirst()
  expect(result.current).toMatchObject({ data: 'first French titles', isComplete: false, loading: true })
  resolve('French titles')
  await waitFor(() => expect(result.current).toMatchObject({ data: 'French titles', isComplete: true, loading: false }))
})

it('the whole follows the first rows without a moment of nothing', async () => {
  const seen: (string | undefined)[] = []
  const { read, sendFirst, resolve } = answeredByTest()
  const { result } = renderHook(
    () => {
      const { data, ...rest } = useResource(['FR'], read)
      useLayoutEffect(() => void seen.push(data))
      return { data, ...rest }
    },
    { wrapper },
  )
  sendFirst()
  // Outside of `act`, so that React renders when a browser would.
  resolve('French titles')
  await waitFor(() => expect(result.current).toMatchObject({ data: 'French titles', isComplete: true, loading: false }))
  expect(seen.slice(seen.indexOf('first French titles'))).not.toContain(undefined)
})

it('data of another question is not shown below a final failure', async () => {
  const { result, reject } = await chooseAnotherCountry()
  reject(new ApiError({ url: '/x', status: 500, statusText: '', body: null }))
  await waitFor(() => expect(result.current.failure?.kind).toBe(500))
  expect(result.current).toMatchObject({ data: undefined, isComplete: false, loading: false })
})

it('data of another question is not shown once its successor was cancelled', async () => {
  const { result, reject } = await chooseAnotherCountry()
  act(() => result.current.cancel())
  reject(new AbortedError())
  await waitFor(() => expect(result.current).toMatchObject({ cancelled: true, data: undefined, loading: false }))
})

it('the first rows stay below a failure, and are not complete', async () => {
  const { result, reject, sendFirst } = await chooseAnotherCountry()
  sendFirst()
  reject(new ApiError({ url: '/x', status: 500, statusText: '', body: null }))
  await waitFor(() => expect(result.current.failure?.kind).toBe(500))
  expect(result.current).toMatchObject({ data: 'first French titles', isComplete: false, loading: false })
})
