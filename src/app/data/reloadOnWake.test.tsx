import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientWith } from '#api/testing/testClient.ts'
import { DataScope } from '#query/DataScope.tsx'
import { LOOKUP } from './useLookupNames.ts'
import { useResource } from '#query/useResource.ts'

const HOUR_MS = 3_600_000
const requested: string[] = []
const { client } = clientWith(() => new Response())

function Data({ id, freshForMs = 0 }: { id: string; freshForMs?: number }) {
  const { data } = useResource(
    [id],
    () => {
      requested.push(id)
      return Promise.resolve(id)
    },
    { freshForMs },
  )
  return <p>{data}</p>
}

/** Two lists, one of them shown twice, and a lookup. */
async function open() {
  render(
    <DataScope client={client}>
      <Data id="titles" />
      <Data id="titles" />
      <Data id="ads" />
      <Data id="countries" freshForMs={LOOKUP.freshForMs} />
    </DataScope>,
  )
  await wait(0)
  expect(screen.getAllByText('titles')).toHaveLength(2)
  expect(requested.splice(0)).toEqual(['titles', 'ads', 'countries'])
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** The clock goes on, timers do not. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)
const stubProperty = (target: object, name: string, value: boolean) =>
  Object.defineProperty(target, name, { configurable: true, value })

beforeEach(() => {
  vi.useFakeTimers()
  requested.length = 0
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'hidden')
  Reflect.deleteProperty(navigator, 'onLine')
})

describe('after a sleep of the computer', () => {
  it('what is stale is requested once, staggered; what is fresh is not', async () => {
    await open()
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValueOnce(0.9)
    sleep(HOUR_MS)
    await wait(30_000)
    expect(requested).toEqual([])
    await wait(150)
    expect(requested).toEqual(['titles'])
    await wait(1350)
    expect(requested).toEqual(['titles', 'ads'])
    await wait(HOUR_MS / 2)
    expect(requested).toEqual(['titles', 'ads'])
  })

  it('lookups are requested as well once they are stale', async () => {
    await open()
    sleep(8 * HOUR_MS)
    await wait(31_500)
    expect(requested.sort()).toEqual(['ads', 'countries', 'titles'])
  })

  it('a hidden tab requests nothing until it is visible', async () => {
    await open()
    stubProperty(document, 'hidden', true)
    sleep(HOUR_MS)
    await wait(120_000)
    expect(requested).toEqual([])
    stubProperty(document, 'hidden', false)
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(1500)
    expect(requested.sort()).toEqual(['ads', 'titles'])
  })

  it('all is requested once though the browser goes on saying that it is offline, some seconds later', async () => {
    await open()
    stubProperty(navigator, 'onLine', false)
    sleep(HOUR_MS)
    await wait(30_000)
    expect(requested).toEqual([])
    await wait(12_000)
    expect(requested.sort()).toEqual(['ads', 'titles'])
  })

  it('nothing that left the screen is requested', async () => {
    await open()
    cleanup()
    sleep(HOUR_MS)
    await wait(120_000)
    expect(requested).toEqual([])
  })
})

it('a computer that is awake requests nothing by itself, also in a tab whose timers run once a minute', async () => {
  await open()
  for (let minute = 0; minute < 60; minute += 1) {
    sleep(30_000)
    await wait(30_000)
  }
  expect(requested).toEqual([])
})
